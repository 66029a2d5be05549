/** The script of every page, which start.ts loads after the first paint. Every page works without this script. */
import { showDueDays } from '#features/compliance-year/due-days.ts';
import { readContactDraft } from '#features/contact/draft.ts?for=page';
import { showFocusedSearch } from '#features/service-search/popular.ts';
import { startSearchDialog } from '#features/site-search/site-search.ts';
import { dayInIndia } from '#lib/format.ts?for=page';
import { openAroundAddressed } from '#ui/addressed-part.ts';
import { markPartOnScreen } from '#ui/part-on-screen.ts';
import { replaceFailedPictures } from '#ui/picture-fallback.ts';
import { watchTables } from '#ui/scrolling-tables.ts';
import { startDropdown } from './dropdown.ts';
import { clickLogo } from './logo.ts';
import { revealOnScroll } from './reveal.ts';

document.querySelectorAll<HTMLDetailsElement>('details[data-dropdown]').forEach(startDropdown);
replaceFailedPictures();
revealOnScroll();
// Shows the bottom bar of the home page once the page has been scrolled (chat-and-tray.css).
const markScrolled = () =>
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 200);
window.addEventListener('scroll', markScrolled, { passive: true });
markScrolled();
document.addEventListener('click', clickLogo);
markPartOnScreen();
watchTables();
showFocusedSearch();
openAroundAddressed();
window.addEventListener('hashchange', openAroundAddressed);
startSearchDialog();
// Hides parts whose last day (`data-until`) has passed, because the last build may be days old.
const today = dayInIndia(new Date());
for (const part of document.querySelectorAll<HTMLElement>('[data-until]'))
  part.hidden = (part.dataset['until'] ?? '') < today;
showDueDays(today);
readContactDraft(); // Deletes a draft older than a day, whichever page is open.

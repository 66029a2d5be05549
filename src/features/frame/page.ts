/**
 * The script of every page, which start.ts loads after the first paint. It uses no framework, and every page works
 * without it.
 */
import { startSearchDialog } from '#features/site-search/site-search.ts';
import { dayInIndia, howSoon } from '#lib/format.ts?for=page';
import { readContactDraft } from '#features/contact/draft.ts?for=page';

const DROPDOWN_CLOSE_DELAY_MS = 180;
const LOGO_RELOAD_DELAY_MS = 500;
const REVEAL_BOTTOM_MARGIN_PX = 50;
const REVEAL_THRESHOLD_PERCENT = 10;
/** The page counts as at rest after this long without a scroll event. */
const SCROLL_REST_MS = 150;

const all = <E extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];

/**
 * Starts a `<details data-dropdown>`. The browser keeps at most one of each name open. Escape, a press outside and
 * moving the focus out close it. With `data-dropdown="hover"` it also opens under a mouse; the first press then keeps
 * it open, and the next one closes it.
 */
function startDropdown(details: HTMLDetailsElement): void {
  const summary = details.querySelector('summary') as HTMLElement;
  // If it is open before the script runs, the visitor has pressed it.
  let pressed = details.open;
  let leaving: number | undefined;
  const show = (open: boolean, byPress = false) => {
    clearTimeout(leaving);
    pressed = open && byPress;
    details.open = open;
  };
  const isInside = (node: EventTarget | null) => node instanceof Node && details.contains(node);
  const updateAriaExpanded = () => summary.setAttribute('aria-expanded', String(details.open));

  // Not every screen reader announces the state of a summary; all announce a button's.
  summary.setAttribute('role', 'button');
  updateAriaExpanded();
  summary.addEventListener('click', (event) => {
    event.preventDefault();
    show(!(details.open && pressed), true);
  });
  details.addEventListener('toggle', () => {
    updateAriaExpanded();
    if (!details.open) pressed = false;
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    // Without a related target the whole window lost the focus, for example to a share window.
    if (relatedTarget !== null && !isInside(relatedTarget)) show(false);
  });
  // Scrolling with a finger fires no `pointerup`, so it closes nothing.
  document.addEventListener('pointerup', ({ target }) => {
    if (!isInside(target)) show(false);
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || !details.open || defaultPrevented) return;
    const focusInside = isInside(document.activeElement);
    show(false);
    if (focusInside) summary.focus();
  });
  // Closes on a click on a link: the link may lead to this page or to a file, and Back should show the list closed.
  details.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    show(false);
    summary.focus({ preventScroll: true });
  });

  if (details.dataset['dropdown'] !== 'hover') return;
  details.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(leaving);
    if (pointerType !== 'touch' && !details.open) show(true);
  });
  details.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'touch') return;
    leaving = window.setTimeout(() => {
      const focused = document.activeElement;
      // The focus inside the list means that a keyboard user is reading it.
      if (focused === summary || !isInside(focused)) show(false);
    }, DROPDOWN_CLOSE_DELAY_MS);
  });
}

/** Replaces a picture that did not load with the name of its entry, or else its alternative text, and a notice. */
function replacePicture(picture: HTMLImageElement): void {
  // In the hero, React does this (features/hero/HeroSlides.tsx).
  if (picture.closest('[data-hero]')) return;
  console.error(`Image not loading: ${picture.currentSrc || picture.src}`);
  const name = picture.dataset['fallback'] ?? picture.alt;
  picture.hidden = true;
  if (name === '') return; // A picture without a name is decoration.
  // The template is in the layout, so that this script contains no texts.
  const template = document.querySelector<HTMLTemplateElement>('#image-fallback');
  const box = template?.content.firstElementChild?.cloneNode(true);
  if (!(box instanceof HTMLElement)) return;
  box.querySelector('b')?.append(`${name} Image`);
  // The classes of the picture give the box its size; if they set none, the attributes do.
  box.classList.add(...picture.classList);
  const [width, height] = [picture.getAttribute('width'), picture.getAttribute('height')];
  box.style.setProperty('--width', `${width}px`);
  box.style.setProperty('--ratio', `${width} / ${height}`);
  (picture.closest('picture') ?? picture).after(box);
}

/**
 * Makes sections rise and fade in once, as the visitor scrolls to them. A section is hidden only during a scroll and
 * only below the window, so that a print, a jump, a search in the page and a screenshot find everything.
 */
function revealOnScroll(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Sections inside an island are left out, because React controls them.
  const sections = all('main section:not(section section, astro-island section)');
  let resting: number | undefined;
  const update = (atRest: boolean) => {
    for (const section of sections) {
      const { reveal } = section.dataset;
      if (reveal === 'shown') continue;
      const { top, height } = section.getBoundingClientRect();
      const entered = window.innerHeight - REVEAL_BOTTOM_MARGIN_PX - top;
      // A very tall section can never show its usual share; half a window is enough.
      const enough = Math.min((REVEAL_THRESHOLD_PERCENT / 100) * height, window.innerHeight / 2);
      if (top >= window.innerHeight) section.dataset['reveal'] = atRest ? '' : 'waiting';
      else if (reveal && (atRest || entered >= enough)) section.dataset['reveal'] = 'shown';
    }
  };
  const follow = () => {
    clearTimeout(resting);
    resting = window.setTimeout(() => update(true), SCROLL_REST_MS);
    update(false);
  };
  window.addEventListener('scroll', follow, { passive: true });
}

/** Scrolls to the top and then reloads, if the logo is clicked on the home page. */
function clickLogo(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  // A click with a modifier key opens a tab or a window, as on any link.
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const logo = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-logo]');
  if (!logo || logo.pathname !== window.location.pathname) return;
  event.preventDefault();
  window.scrollTo({ top: 0 }); // smooth or not, as the stylesheet says
  window.setTimeout(() => {
    // A reload restores the scroll position, and a long page may still be scrolling up.
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.location.reload();
  }, LOGO_RELOAD_DELAY_MS);
}

/** Makes tables that can scroll tab stops, and no others. */
function markScrollable(): void {
  for (const frame of all('.table-frame'))
    frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
}

/** Returns the id in the address, decoded: browsers encode an id in Kannada or Hindi. */
function addressedId(): string {
  const id = window.location.hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Opens the `details` around the part to which the address leads (`/faqs#faq-12`); not every browser does this. */
function showAddressed(): void {
  const target = document.getElementById(addressedId());
  const around = all<HTMLDetailsElement>('details').filter((details) => details.contains(target));
  for (const details of around) details.open = true;
  // Scrolls again, because an answer above may have closed.
  if (around.length > 0) target?.scrollIntoView();
}

/**
 * Shows the days of NextDue.astro that are still to come, counted from today in India, and how soon they are; as many
 * as the build showed.
 */
function showNextDue(today: string): void {
  const rows = all('[data-next-due] > li');
  const count = rows.filter(({ hidden }) => !hidden).length;
  const next = rows.filter(({ dataset }) => (dataset['day'] ?? '') >= today).slice(0, count);
  // Hides the section if all days have passed, because the site has not been built for weeks.
  document.getElementById('next-due')?.closest('section')?.toggleAttribute('hidden', !next[0]);
  for (const row of rows) {
    row.hidden = !next.includes(row);
    row.querySelector('[data-soon]')?.append(howSoon(row.dataset['day'] ?? '', today));
  }
}

all<HTMLDetailsElement>('details[data-dropdown]').forEach(startDropdown);
// `error` does not bubble but can be captured, so one listener serves all pictures.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) replacePicture(target);
  },
  true,
);
// Replaces pictures that failed before this script ran.
for (const picture of all<HTMLImageElement>('img'))
  if (picture.complete && picture.naturalWidth === 0) replacePicture(picture);
revealOnScroll();
const markScrolled = () =>
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 200);
window.addEventListener('scroll', markScrolled, { passive: true });
markScrolled();
document.addEventListener('click', clickLogo);
markScrollable();
window.addEventListener('resize', markScrollable);
// Chromium does not scroll to a focused link of which 32 px are in view.
document.querySelector('.popular')?.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
showAddressed();
window.addEventListener('hashchange', showAddressed);
startSearchDialog();
// Hides past items, because the last build may be days old.
const today = dayInIndia(new Date());
for (const notice of all('[data-until]')) notice.hidden = (notice.dataset['until'] ?? '') < today;
showNextDue(today);
readContactDraft(); // Deletes a draft older than a day, whichever page is open.

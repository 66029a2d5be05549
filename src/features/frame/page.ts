/** The script of every page, asked for at the end of its HTML (start.ts). It uses no framework, and every page works without it. */
import { startSearchDialog } from '#features/site-search/site-search.ts';
import { dayInIndia, howSoon } from '#lib/format.ts?for=page';
import { readContactDraft } from '#features/contact/draft.ts?for=page';

const DROPDOWN_CLOSE_DELAY_MS = 180;
const LOGO_RELOAD_DELAY_MS = 500;
const REVEAL_BOTTOM_MARGIN_PX = 50;
const REVEAL_THRESHOLD_PERCENT = 10;
/** Without a scroll event for so long, the page is at rest. */
const SCROLL_REST_MS = 150;

const all = <E extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];

/**
 * `<details data-dropdown>`: the browser keeps one of each name open; Escape, a press outside and moving the
 * focus out close it. `data-dropdown="hover"` also opens under a pointer that can hover; the press that
 * follows keeps it open, and the next one closes it.
 */
function startDropdown(details: HTMLDetailsElement): void {
  const summary = details.querySelector('summary') as HTMLElement;
  // Opened before the script ran: the visitor pressed it.
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
    // Without a related target the whole window lost focus, for example to a share window.
    if (relatedTarget !== null && !isInside(relatedTarget)) show(false);
  });
  // A finger that scrolls the page fires no pointerup, so scrolling closes nothing.
  document.addEventListener('pointerup', ({ target }) => {
    if (!isInside(target)) show(false);
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || !details.open || defaultPrevented) return;
    const focusInside = isInside(document.activeElement);
    show(false);
    if (focusInside) summary.focus();
  });
  // A link may lead to this page or to a file, and Back shows the page as the visitor first found it.
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
      // Focus inside means that a keyboard user is reading the list.
      if (focused === summary || !isInside(focused)) show(false);
    }, DROPDOWN_CLOSE_DELAY_MS);
  });
}

/** Replaces a picture that did not load with the name of its entry, or else its alternative text, and a notice. */
function replacePicture(picture: HTMLImageElement): void {
  // React owns the inside of the hero, and does the same there (features/hero/HeroSlides.tsx).
  if (picture.closest('[data-hero]')) return;
  console.error(`Image not loading: ${picture.currentSrc || picture.src}`);
  const name = picture.dataset['fallback'] ?? picture.alt;
  picture.hidden = true;
  if (name === '') return; // It only decorates.
  // From the layout, so that this script contains no texts.
  const template = document.querySelector<HTMLTemplateElement>('#image-fallback');
  const box = template?.content.firstElementChild?.cloneNode(true);
  if (!(box instanceof HTMLElement)) return;
  box.querySelector('b')?.append(`${name} Image`);
  // The picture's own classes give the box its size; if they set none, its attributes do.
  box.classList.add(...picture.classList);
  const [width, height] = [picture.getAttribute('width'), picture.getAttribute('height')];
  box.style.setProperty('--width', `${width}px`);
  box.style.setProperty('--ratio', `${width} / ${height}`);
  (picture.closest('picture') ?? picture).after(box);
}

/**
 * Sections rise and fade in once, while the page is scrolled towards them. They are hidden only below the window and
 * only during the scroll: a print, a jump, a search in the page and a capture find everything.
 */
function revealOnScroll(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // React owns the inside of an island.
  const sections = all('main section:not(section section, astro-island section)');
  let resting: number | undefined;
  const update = (atRest: boolean) => {
    for (const section of sections) {
      const { reveal } = section.dataset;
      if (reveal === 'shown') continue;
      const { top, height } = section.getBoundingClientRect();
      const entered = window.innerHeight - REVEAL_BOTTOM_MARGIN_PX - top;
      // The usual share of a very tall section may never be in view; half a window is enough.
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

/** On the home page itself, the logo scrolls to the top and then reloads. */
function clickLogo(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  // Modified clicks open a tab or a window, as on any link.
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const logo = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-logo]');
  if (!logo || logo.pathname !== window.location.pathname) return;
  event.preventDefault();
  window.scrollTo({ top: 0 }); // smooth or not, as the stylesheet says
  window.setTimeout(() => {
    // A reload keeps the scroll position, and a long page may still be on its way up.
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.location.reload();
  }, LOGO_RELOAD_DELAY_MS);
}

/** Only tables that can be scrolled are tab stops. */
function markScrollable(): void {
  for (const frame of all('.table-frame'))
    frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
}

/** The id that the address names; browsers encode one in Kannada or Hindi. */
function addressedId(): string {
  const id = window.location.hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Opens what is around the part that the address names (`/faqs#faq-12`); not every browser does so itself. */
function showAddressed(): void {
  const target = document.getElementById(addressedId());
  const around = all<HTMLDetailsElement>('details').filter((details) => details.contains(target));
  for (const details of around) details.open = true;
  // Again, because an answer above it may have closed.
  if (around.length > 0) target?.scrollIntoView();
}

/** Of the days in NextDue.astro, shows those still to come from today in India, as many as the build showed, and how soon they are. */
function showNextDue(today: string): void {
  const rows = all('[data-next-due] > li');
  const count = rows.filter(({ hidden }) => !hidden).length;
  const next = rows.filter(({ dataset }) => (dataset['day'] ?? '') >= today).slice(0, count);
  // All have passed when the site has not been built for weeks.
  document.getElementById('next-due')?.closest('section')?.toggleAttribute('hidden', !next[0]);
  for (const row of rows) {
    row.hidden = !next.includes(row);
    row.querySelector('[data-soon]')?.append(howSoon(row.dataset['day'] ?? '', today));
  }
}

all<HTMLDetailsElement>('details[data-dropdown]').forEach(startDropdown);
// Errors do not bubble, but they can be captured, so one listener serves all pictures.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) replacePicture(target);
  },
  true,
);
// Pictures that failed before this script ran.
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
// Chromium does not scroll sideways to a link of which 32 px are in view.
document.querySelector('.popular')?.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
showAddressed();
window.addEventListener('hashchange', showAddressed);
startSearchDialog();
// Hide past items in case the last build is days old.
const today = dayInIndia(new Date());
for (const notice of all('[data-until]')) notice.hidden = (notice.dataset['until'] ?? '') < today;
showNextDue(today);
readContactDraft(); // On any page, a draft older than a day is deleted.

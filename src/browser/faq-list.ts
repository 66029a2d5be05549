import { FAQS_SHOWN_FIRST } from '#config/limits.ts';
import { isShown, startsExpanded } from '#logic/faq-list.ts';

/**
 * Shortens a list of questions to its first few; its button shows the rest and hides it again.
 * Each use of the button closes any open answer (spec 4).
 * @param list element with native disclosures and one hidden button that is expanded or not
 */
export function shortenFaqList(list: HTMLElement): void {
  const items = [...list.querySelectorAll('details')];
  const toggle = list.querySelector('button');
  if (!toggle) return;

  const show = (expanded: boolean): void => {
    toggle.setAttribute('aria-expanded', String(expanded));
    items.forEach((item, index) => {
      item.hidden = !isShown(index, expanded);
    });
  };

  // An answer that was opened before this ran stays open.
  show(startsExpanded(items.map(({ open }) => open)));
  toggle.hidden = false;

  list.addEventListener('reveal', () => toggle.click());
  toggle.addEventListener('click', () => {
    const expanded = toggle.getAttribute('aria-expanded') !== 'true';
    for (const item of items) item.open = false;
    show(expanded);
    // The questions just shown stand above the button: reading goes on at the first of them.
    if (expanded) items[FAQS_SHOWN_FIRST]?.querySelector('summary')?.focus();
    else toggle.scrollIntoView({ block: 'nearest' });
  });
}

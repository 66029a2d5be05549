/** First signs that a visitor may open one of the cards of a drill-down. */

const CARD = 'a[data-opens]';

interface Connection {
  readonly saveData?: boolean;
}

/**
 * Tells of each card under the pointer, the finger or the focus, and of those in sight where the visitor
 * does not save data. `look` watches the cards of a part that has come to the page. `stop` ends it all.
 */
export function watchCards(root: HTMLElement, tell: (view: string) => void) {
  const tellOf = (target: EventTarget | null) => {
    const view = target instanceof Element && target.closest<HTMLElement>(CARD)?.dataset['opens'];
    if (view) tell(view);
  };
  const interest = ({ target }: Event) => tellOf(target);
  const signs = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const sign of signs) root.addEventListener(sign, interest, { passive: true });

  const { connection } = navigator as Navigator & { connection?: Connection };
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) tellOf(target);
  });
  const look = (part: HTMLElement) => {
    if (connection?.saveData) return;
    for (const card of part.querySelectorAll(`li ${CARD}`)) seen.observe(card);
  };
  const stop = () => {
    for (const sign of signs) root.removeEventListener(sign, interest);
    seen.disconnect();
  };
  return { look, stop };
}

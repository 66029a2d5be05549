/**
 * Underlines the link to the part that is on screen, in lists beside a page (`.text-small`). Lists above
 * a text are left out, because they are out of sight once a reader scrolls. Only Chromium (from 140) knows
 * `:target-current`; other browsers underline nothing. The rule is not in a stylesheet, because Lightning
 * CSS does not know `:target-current` either and would print a warning at every build.
 */
export function markPartOnScreen(): void {
  if (!CSS.supports('selector(:target-current)')) return;
  document.styleSheets[0]?.insertRule(
    'main nav{scroll-target-group:auto;.text-small a:target-current{color:rgb(var(--tone));text-decoration:underline 2px;text-underline-offset:.3em}}',
  );
}

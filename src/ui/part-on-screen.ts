/**
 * In a list of links beside a text (`.text-small`), underlines the link to the section that is on screen. Only Chromium
 * (from 140) supports `:target-current`; other browsers underline no link. The rule is not in a stylesheet, because
 * Lightning CSS would print a warning about `:target-current` at every build.
 */
export function markPartOnScreen(): void {
  if (!CSS.supports('selector(:target-current)')) return;
  document.styleSheets[0]?.insertRule(
    'main nav{scroll-target-group:auto;.text-small a:target-current{color:rgb(var(--tone));text-decoration:underline 2px;text-underline-offset:.3em}}',
  );
}

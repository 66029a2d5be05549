import touched from './touched.ts';

type Directives = Record<string, typeof touched>;

/**
 * Makes `client:touched` known on a page that has printed no island with it, for islands within parts that
 * come later; as Astro's own inline script does.
 */
export function defineTouched(): void {
  const scope = window as Window & { Astro?: Directives };
  const directives = (scope.Astro ??= {});
  if (directives['touched']) return;
  directives['touched'] = touched;
  dispatchEvent(new Event('astro:touched'));
}

/** Lists of packages and their licences, from the lockfile and from the build. */

export interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly license?: string; readonly integrity?: string }>
  >;
}

/** Names of the locked packages by licence, most frequent first. */
export function lockedLicences({ packages }: Lockfile): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [path, { license = 'unknown' }] of Object.entries(packages)) {
    if (path === '') continue;
    const names = found.get(license) ?? new Set();
    found.set(license, names.add(path.replace(/^.*node_modules\//, '')));
  }
  return new Map(
    [...found]
      .sort(([, a], [, b]) => b.size - a.size)
      .map(([licence, names]) => [licence, [...names].sort()]),
  );
}

/** The headings of `licences.txt`: name, version, licence. */
export function shippedTitles(text: string): string[] {
  return [...text.matchAll(/^=== (.+)$/gm)].map(([, title = '']) => title);
}

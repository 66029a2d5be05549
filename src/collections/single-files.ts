/** Files of `content/` that there is one of: read, checked and edited like entries, but no collection. */
import type { z } from 'zod';
import { navigationSchema } from './navigation.ts';
import { siteSchema } from './site.ts';

export const SINGLE_FILES = {
  site: { file: 'site.json', label: 'The firm', schema: siteSchema },
  navigation: { file: 'navigation.json', label: 'Menu and footer', schema: navigationSchema },
} as const;

export type SingleName = keyof typeof SINGLE_FILES;
export const SINGLE_NAMES = Object.keys(SINGLE_FILES) as SingleName[];
export const isSingle = (name: string): name is SingleName => name in SINGLE_FILES;
export type SingleData<Name extends SingleName> = z.output<(typeof SINGLE_FILES)[Name]['schema']>;

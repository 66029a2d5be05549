import type { LucideIcon } from 'lucide-react';
import type { IconName } from '#site/icons.ts';
import * as drawings from './icons.ts';

const DRAWINGS: Readonly<Record<IconName, LucideIcon>> = drawings;

/** Draws the icon that an entry names. Screen readers skip the icon, because the text beside it says the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Drawing = DRAWINGS[name];
  return <Drawing className={className} size={20} strokeWidth={1.75} aria-hidden="true" />;
}

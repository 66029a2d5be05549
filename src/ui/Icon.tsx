import * as ICONS from '#site/icons.ts';

export type IconName = keyof typeof ICONS;

/** An icon by its name in an entry. Always decorative, because the text beside it says the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Drawing = ICONS[name];
  return <Drawing className={className} size={20} strokeWidth={1.75} aria-hidden="true" />;
}

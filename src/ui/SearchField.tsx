import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

type Props = ComponentProps<'input'> & { label: string };

/** Search box with a label for screen readers. */
export function SearchField({ id = 'search', label, className, ...input }: Props) {
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <div className={`relative ${className}`}>
        <Icon
          name="search"
          className="pointer-events-none absolute left-4 top-3.5 size-5 text-muted"
        />
        <input
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          className="h-12 w-full rounded-control border border-control bg-card pl-12 pr-4 text-base text-ink placeholder:text-muted placeholder-shown:text-ellipsis"
          {...input}
        />
      </div>
    </>
  );
}

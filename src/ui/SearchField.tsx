import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
}

/** Search box over a list on the same page. Not in a form, because the list follows every keystroke. */
export function SearchField({ label, ...input }: Props) {
  return (
    <>
      <label className="sr-only" htmlFor="search">
        {label}
      </label>
      <div className="relative max-w-prose">
        <Search
          className="pointer-events-none absolute left-4 top-3.5 size-5 text-muted"
          strokeWidth={1.4}
          aria-hidden="true"
        />
        <input
          id="search"
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

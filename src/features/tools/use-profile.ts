import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { writeQuery } from '#ui/page-address.ts';
import {
  checkProfile,
  fromQuery,
  toQuery,
  type CheckedProfile,
  type Fields,
  type Typed,
} from './profile.logic.ts';

export interface Profile<All extends Fields> extends CheckedProfile<All> {
  readonly typed: Typed<keyof All & string>;
  readonly set: (name: keyof All & string, text: string) => void;
  readonly reset: () => void;
  /** Of the form that holds the fields. */
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * The fields of a tool. Printed with what the tool begins with; then the address fills them, and follows each
 * change, so that a result can be shared and bookmarked.
 */
export function useProfile<All extends Fields>(
  fields: All,
  initial: Partial<Typed<keyof All & string>> = {},
): Profile<All> {
  const [start] = useState(() => ({ ...fromQuery(fields, ''), ...initial }));
  const [typed, setTyped] = useState<Typed<keyof All & string>>(start);
  const form = useRef<HTMLFormElement>(null);
  /** Whether the address is to follow: what was read from it is in it. */
  const edited = useRef(false);

  useEffect(() => {
    const read = () => {
      edited.current = false;
      const { search } = window.location;
      setTyped(search === '' ? start : fromQuery(fields, search));
    };
    const early = form.current ? earlyTyping(fields, form.current) : '';
    const untouched = early === '' || early === toQuery(fields, start);
    if (untouched) read();
    else {
      setTyped(fromQuery(fields, early));
      writeQuery(early, 'replaceState');
    }
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [fields, start]);

  useEffect(() => {
    if (edited.current) writeQuery(toQuery(fields, typed), 'replaceState');
  }, [fields, typed]);

  const put = useCallback((change: (now: Typed<keyof All & string>) => typeof now) => {
    edited.current = true;
    setTyped(change);
  }, []);
  return {
    typed,
    form,
    set: useCallback((name, text) => put((now) => ({ ...now, [name]: text })), [put]),
    reset: () => put(() => start),
    ...useMemo(() => checkProfile(fields, typed), [fields, typed]),
  };
}

/** What was typed into the printed form before it was hydrated, as a query. */
function earlyTyping(fields: Fields, form: HTMLFormElement): string {
  const data = new FormData(form);
  const texts = Object.keys(fields).map((name) => [
    name,
    [...data.getAll(name), ...data.getAll(`${name}[]`)]
      .filter((value) => typeof value === 'string')
      .join(','),
  ]);
  return toQuery(fields, Object.fromEntries(texts) as Typed);
}

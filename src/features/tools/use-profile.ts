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
    const inAddress = () => {
      const { search } = window.location;
      return search === '' ? start : fromQuery(fields, search);
    };
    const read = () => {
      edited.current = false;
      setTyped(inAddress());
    };
    const early = form.current ? earlyTyping(fields, form.current, start) : {};
    if (Object.keys(early).length === 0) read();
    else {
      // As typed: a space at the end is the middle of "50 lakh".
      const now = { ...inAddress(), ...early };
      setTyped(now);
      writeQuery(toQuery(fields, now), 'replaceState');
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

/** What was changed in the printed form before it was hydrated, also by a browser that fills it again on reload. */
function earlyTyping<All extends Fields>(
  fields: All,
  form: HTMLFormElement,
  printed: Typed<keyof All & string>,
): Partial<Typed<keyof All & string>> {
  const data = new FormData(form);
  const isAsked = (name: string) =>
    [name, `${name}[]`].some((one) => form.elements.namedItem(one) !== null);
  const texts = (Object.keys(fields) as (keyof All & string)[]).filter(isAsked).map((name) => {
    const values = [...data.getAll(name), ...data.getAll(`${name}[]`)];
    return [name, values.filter((value) => typeof value === 'string').join(',')] as const;
  });
  return Object.fromEntries(
    texts.filter(([name, text]) => text.trim() !== printed[name]),
  ) as Partial<Typed<keyof All & string>>;
}

import { useEffect, useId, useReducer, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { alertVisitor, goTo } from '#browser/window-effects.ts';
import { SEARCH_CLOSE_AFTER_BLUR_MS } from '#config/limits.ts';
import { MESSAGES } from '#config/messages.ts';
import { ROUTES } from '#config/routes.ts';
import { CLOSED, combobox, keyCommand } from '#logic/combobox.ts';
import { plural } from '#logic/format.ts';
import { findService, optionGroups, type SearchEntry } from '#logic/service-search.ts';
import { searchTerm } from '#logic/text-match.ts';
import { SearchOptions } from './SearchOptions.tsx';

interface Props {
  placeholder: string;
  entries: readonly SearchEntry[];
  /** Keywords of the entries that stand first in the list. */
  suggestions: readonly string[];
  go?: (url: string) => void;
  alert?: (text: string) => void;
}

/**
 * Text box with a list of services (ARIA combobox). Before hydration, Search leads to the
 * overview of all services.
 */
export function ServiceSearch({
  placeholder,
  entries,
  suggestions,
  go = goTo,
  alert = alertVisitor,
}: Props) {
  const [state, dispatch] = useReducer(combobox, CLOSED);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const groups = optionGroups(entries, suggestions, state.text);
  const options = groups.flatMap((group) => group.entries);
  const listed = state.open && options.length > 0;
  const term = searchTerm(state.text);
  const optionId = (index: number) => `${id}option-${index}`;

  // What the visitor typed or focused before the script came must not be lost.
  useEffect(() => {
    const text = box.current?.value ?? '';
    if (text !== '') dispatch({ type: 'typed', text });
    dispatch({ type: document.activeElement === box.current ? 'focused' : 'closed' });
    return () => clearTimeout(blurTimer.current);
  }, []);

  useEffect(() => {
    if (!state.open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form.current?.contains(target)) dispatch({ type: 'closed' });
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [state.open]);

  function choose(entry: SearchEntry) {
    dispatch({ type: 'chosen', title: entry.title });
    go(entry.url);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const result = findService(entries, state.text);
    if (result.kind === 'found') choose(result.entry);
    if (result.kind !== 'none') return;
    alert(MESSAGES.searchNoMatch);
    box.current?.focus();
  }

  function pressKey(event: KeyboardEvent) {
    // Enter that ends the composition of a letter (Devanagari, Kannada …) is not ours.
    if (event.nativeEvent.isComposing) return;
    const command = keyCommand(event.key, event.altKey, state);
    if (command === undefined) return;
    if (command === 'resumeText') return dispatch({ type: 'textResumed' });
    event.preventDefault();
    const active = options[state.active];
    if (command === 'choose') {
      if (active) choose(active);
    } else if (command === 'open') dispatch({ type: 'focused' });
    else if (command === 'close') dispatch({ type: 'closed' });
    else dispatch({ type: 'moved', to: command, count: options.length });
  }

  return (
    <form
      ref={form}
      role="search"
      action={ROUTES.services}
      onSubmit={submit}
      className="relative flex flex-col gap-2 rounded-surface border border-rule bg-card p-2 shadow-float md:flex-row"
    >
      <label htmlFor={`${id}box`} className="sr-only">
        Search our services
      </label>
      <input
        ref={box}
        id={`${id}box`}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={`${id}list`}
        aria-activedescendant={listed && state.active !== -1 ? optionId(state.active) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        placeholder={placeholder}
        value={state.text}
        onChange={(event) => dispatch({ type: 'typed', text: event.target.value })}
        onFocus={() => {
          clearTimeout(blurTimer.current);
          dispatch({ type: 'focused' });
        }}
        onBlur={() => {
          blurTimer.current = setTimeout(
            () => dispatch({ type: 'closed' }),
            SEARCH_CLOSE_AFTER_BLUR_MS,
          );
        }}
        onClick={() => dispatch({ type: 'focused' })}
        onKeyDown={pressKey}
        className="h-12 min-w-0 rounded-control bg-transparent px-4 text-base text-ink placeholder:text-muted placeholder-shown:text-ellipsis md:flex-1"
      />
      <button
        type="submit"
        className="min-h-12 rounded-control border border-brand bg-brand px-7 font-semibold leading-tight text-white transition-colors duration-150 hover:border-brand-deep hover:bg-brand-deep dark:border-control"
      >
        Search
      </button>
      <p role="status" className="sr-only">
        {state.open && term !== '' && `${plural(options.length, 'service')} found`}
      </p>
      {listed && (
        <SearchOptions
          id={`${id}list`}
          groups={groups}
          term={term}
          active={state.active}
          optionId={optionId}
          onChoose={choose}
        />
      )}
      {state.open && !listed && (
        <p className="absolute inset-x-0 top-full mt-2 rounded-surface border border-rule bg-card px-6 py-4 text-muted shadow-float">
          No service matches this. Try another word.
        </p>
      )}
    </form>
  );
}

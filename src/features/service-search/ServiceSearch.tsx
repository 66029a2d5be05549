import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { askSite, useSiteAnswers } from './site-answers.ts';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES } from '#site/routes.ts';
import { plural } from '#lib/format.ts';
import { findService, optionGroups, type SearchEntry } from './service-search.logic.ts';
import { searchTerm, splitAtMatch } from '#lib/text-match.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';

interface Props {
  placeholder: string;
  entries: readonly SearchEntry[];
  /** Keywords of the entries listed first. */
  suggestions: readonly string[];
}

/** Text box with a list of services. */
export function ServiceSearch(props: Props) {
  return (
    <ErrorBoundary>
      <SearchForm {...props} />
    </ErrorBoundary>
  );
}

const STEERING = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'];

const STEERED_OPTION =
  'data-[focus]:bg-tint data-[focus]:outline data-[focus]:outline-2 data-[focus]:-outline-offset-2 data-[focus]:outline-link';

/** Before hydration its Search leads to the overview of all services. */
function SearchForm({ placeholder, entries, suggestions }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // What the visitor typed before the script came must not be lost.
  const [text, setText] = useState(typedEarly);
  // Headless UI opens the list at the focus, which may have come before the script.
  useEffect(() => {
    if (document.activeElement === box.current)
      box.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);
  /** Keys have moved in the list. Headless UI has an active option from the start; here the text counts. */
  const [steered, setSteered] = useState(false);
  const term = searchTerm(text);
  const own = optionGroups(entries, suggestions, text);
  const site = useSiteAnswers(term);
  // Below the entries that match, the best guides and tools; all kinds where none does.
  const more = (own.length > 0 ? site?.guides : site?.answers) ?? [];
  const groups = [
    ...own,
    ...(more.length === 0
      ? []
      : [
          {
            label: own.length > 0 ? 'Guides and tools' : 'On this site',
            entries: more.map((one) => ({ ...one, keyword: one.url })),
          },
        ]),
  ];
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);
  const guides = more.length === 0 ? '' : `, ${plural(more.length, 'guide')} below`;
  const services = `${plural(count - more.length, 'service')} found${guides}`;
  const told =
    own.length > 0 ? services : site ? `${plural(count, 'result')} found` : MESSAGES.searching;

  function choose(entry: Pick<SearchEntry, 'title' | 'url'> | null) {
    if (!entry) return;
    setText(entry.title);
    location.assign(entry.url);
  }

  function search() {
    const result = findService(entries, text);
    if (result.kind === 'found') choose(result.entry);
    else if (result.kind === 'none') void searchSite();
  }

  /** Goes to the best that the whole site has, unless the text has changed meanwhile. */
  async function searchSite() {
    const [best] = (await askSite(term)).answers;
    if (searchTerm(box.current?.value ?? '') !== term) return;
    if (best) return choose(best);
    window.alert(MESSAGES.searchNoMatch);
    box.current?.focus();
  }

  function pressKey(event: KeyboardEvent, open: boolean) {
    // Keys that end the composition of a letter (Devanagari, Kannada …) are not ours.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter' && !steered) {
      event.preventDefault();
      search();
    } else if (open && STEERING.includes(key)) {
      // In the text, Home and End move the caret; the first arrow comes to the first option.
      if (!steered && key !== 'ArrowUp') event.preventDefault();
      if (key.startsWith('Arrow')) setSteered(true);
    } else if (key.startsWith('Arrow')) setSteered(false);
  }

  return (
    <form
      role="search"
      action={ROUTES.services}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      // Headless UI would choose the active option on Tab.
      onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
      className="relative flex gap-2 rounded-surface border border-rule bg-card p-2 shadow-float"
    >
      <Combobox immediate value={null} onChange={choose}>
        {({ open }) => (
          <>
            <ComboboxInput
              as={TextBox}
              ref={box}
              listed={count > 0}
              steered={steered}
              aria-label="Search our services"
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
              placeholder={placeholder}
              displayValue={() => text}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                setSteered(false);
                setText(event.target.value);
              }}
              onKeyDown={(event: KeyboardEvent) => pressKey(event, open)}
              className="h-12 min-w-0 flex-1 rounded-control bg-transparent px-4 text-base text-ink placeholder:text-muted placeholder-shown:text-ellipsis"
            />
            <button type="submit" className={`${BUTTON} ${BUTTON_TONES.solid} max-sm:px-4`}>
              Search
            </button>
            <p role="status" className="sr-only">
              {open && term !== '' && told}
            </p>
            {count > 0 && (
              <ComboboxOptions
                modal={false}
                aria-label="Services"
                className="absolute inset-x-0 top-full mt-2 max-h-[min(26rem,60vh)] overflow-y-auto overscroll-contain rounded-surface border border-rule bg-card py-2 shadow-float"
              >
                {groups.map(({ label, entries }) => (
                  <div key={label} role="group" aria-label={label}>
                    <p
                      aria-hidden="true"
                      className="px-6 pb-1 pt-3 text-fine font-semibold text-brass"
                    >
                      {label}
                    </p>
                    {entries.map((entry) => (
                      <ComboboxOption
                        key={entry.keyword}
                        value={entry}
                        className={`flex min-h-12 cursor-pointer items-center px-6 py-2 leading-snug hover:bg-tint ${steered ? STEERED_OPTION : ''}`}
                      >
                        <span>
                          <Matched text={entry.title} term={term} />
                          {entry.kind && (
                            <span className="block text-fine text-muted">{entry.kind}</span>
                          )}
                        </span>
                      </ComboboxOption>
                    ))}
                  </div>
                ))}
              </ComboboxOptions>
            )}
            {open && count === 0 && (
              <p className="absolute inset-x-0 top-full mt-2 rounded-surface border border-rule bg-card px-6 py-4 text-muted shadow-float">
                {site ? 'No service matches this. Try another word.' : MESSAGES.searching}
              </p>
            )}
          </>
        )}
      </Combobox>
    </form>
  );
}

interface TextBoxProps extends ComponentProps<'input'> {
  /** There are options to show. */
  listed: boolean;
  steered: boolean;
}

/** Tells of the list only what is there, and of the active option only when keys have reached it. */
function TextBox({ listed, steered, ...input }: TextBoxProps) {
  return (
    // Headless UI makes it a combobox.
    <input
      role="combobox"
      {...input}
      aria-controls={listed ? input['aria-controls'] : undefined}
      aria-expanded={input['aria-expanded'] === true && listed}
      aria-activedescendant={listed && steered ? input['aria-activedescendant'] : undefined}
    />
  );
}

/** What is in the printed box when React comes. */
function typedEarly(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLInputElement>('input[role=combobox]')?.value ?? '';
}

/** A title with the part that matches in semibold. */
function Matched({ text, term }: { text: string; term: string }) {
  const [before, match, after] = splitAtMatch(text, term);
  return (
    <>
      {before}
      {match !== '' && <b className="font-semibold">{match}</b>}
      {after}
    </>
  );
}

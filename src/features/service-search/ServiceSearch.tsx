import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import type { HomeData } from '#collections/home.ts';
import { formatQuantity } from '#lib/format.ts';
import { normalize } from '#lib/normalize.ts';
import { ROUTES, SEARCH_PARAM, searchHref } from '#site/routes.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import {
  matchingEntries,
  suggestionGroups,
  searchWholeSiteEntry,
  type ServiceSearchEntry,
} from './service-search.logic.ts';

/** Time for which the list stays open after the box has lost the focus (specification, section 4). */
const CLOSE_DELAY_MS = 300;
/** Maximum time of the site search; after this time, an alert says “not found” (specification, section 5). */
const SITE_SEARCH_MAX_MS = 2_000;

type Props = Pick<HomeData['search'], 'placeholder' | 'entries' | 'suggestions'>;

/** Text box with a list of services. A search that is sent before hydration runs after hydration (frame/start.ts). */
export const ServiceSearch = island(SearchForm);

function SearchForm({ placeholder, entries, suggestions }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typedEarly);
  /** True once the visitor has pressed an arrow key after the last change of the text. */
  const movedInList = useRef(false);
  /** True while the list is still shown after the box has lost the focus. */
  const [lingering, setLingering] = useState(false);
  const [looking, setLooking] = useState(false);
  const pressedAt = useRef(-Infinity);
  useEffect(() => {
    if (!lingering) return undefined;
    const timer = setTimeout(setLingering, CLOSE_DELAY_MS, false);
    return () => clearTimeout(timer);
  }, [lingering]);
  // A press outside closes the list without delay.
  useEffect(() => {
    const notePress = ({ timeStamp }: Event) => {
      pressedAt.current = timeStamp;
      setLingering(false);
    };
    for (const press of ['pointerdown', 'mousedown']) addEventListener(press, notePress, true);
    return () => {
      for (const press of ['pointerdown', 'mousedown']) removeEventListener(press, notePress, true);
    };
  }, []);
  // Headless UI opens the list on focus, but the box may have had the focus before the script ran.
  useEffect(() => {
    if (document.activeElement === box.current)
      box.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);

  const term = normalize(text);
  const matching = matchingEntries(entries, text);

  function choose(entry: ServiceSearchEntry | null | undefined) {
    if (!entry) return;
    if (entry.url === '') return void openSiteSearch();
    setText(entry.title);
    location.assign(entry.url);
  }

  /** Opens the page of the site search. If nothing is found within two seconds, an alert says “Service not found”. */
  async function openSiteSearch() {
    setLooking(true);
    const late = new Promise<undefined>((give) => setTimeout(give, SITE_SEARCH_MAX_MS));
    const search = await Promise.race([loadSiteSearch().catch(() => undefined), late]);
    setLooking(false);
    // Stops if the visitor has changed the text in the meantime.
    if (normalize(box.current?.value ?? '') !== term) return;
    if (search?.(term).length) return location.assign(searchHref(term));
    window.alert('Service not found. Please try a different search term.');
    box.current?.focus();
  }

  return (
    <form
      role="search"
      action={ROUTES.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (term !== '') choose(matching[0] ?? searchWholeSiteEntry(text));
      }}
      // Tab must only leave the box, so the key is hidden from Headless UI, which would choose an option.
      onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
      className="relative flex gap-2 rounded-surface border border-rule bg-card p-2 shadow-float max-sm:flex-col"
    >
      <Combobox immediate value={null} onChange={choose}>
        {({ open }) => (
          <>
            <ComboboxInput
              ref={box}
              name={SEARCH_PARAM}
              aria-label="Search our services"
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
              placeholder={placeholder}
              displayValue={() => text}
              onChange={(event) => {
                movedInList.current = false;
                setText(event.target.value);
                // Loads the site search while the visitor types, so that it answers soon after Enter.
                if (matchingEntries(entries, event.target.value).length === 0)
                  loadSiteSearch().catch(() => undefined);
              }}
              onFocus={() => setLingering(false)}
              onBlur={({ timeStamp }) => {
                if (open && timeStamp - pressedAt.current > 100) setLingering(true);
              }}
              onKeyDown={(event) => {
                if (event.key.startsWith('Arrow')) movedInList.current = true;
                // In an empty box, Enter must not choose the first option, although that option is active at first.
                if (event.key === 'Enter' && term === '' && !movedInList.current)
                  event.preventDefault();
              }}
              className="h-12 min-w-0 rounded-control bg-transparent px-4 text-base text-ink placeholder:text-muted placeholder-shown:text-ellipsis sm:flex-1"
            />
            <button type="submit" className="button button-solid">
              Search
            </button>
            <p role="status" className={looking ? LOOKING_CLASS : 'sr-only'}>
              {looking
                ? 'No service matches; searching the whole site …'
                : open && term !== '' && `${formatQuantity(matching.length, 'service')} found`}
            </p>
            <ComboboxOptions
              modal={false}
              static={lingering}
              inert={lingering}
              aria-label="Services"
              className="absolute inset-x-0 top-full z-10 mt-2 max-h-[min(26rem,60vh)] overflow-y-auto overscroll-contain rounded-surface border border-rule bg-card py-2 shadow-float"
            >
              {suggestionGroups(text, { entries, suggestions }).map(({ label, entries }) => (
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
                      className="flex min-h-12 cursor-pointer items-center px-6 py-2 leading-snug data-[focus]:bg-tint data-[focus]:outline data-[focus]:outline-2 data-[focus]:-outline-offset-2 data-[focus]:outline-link"
                    >
                      {entry.title}
                    </ComboboxOption>
                  ))}
                </div>
              ))}
            </ComboboxOptions>
          </>
        )}
      </Combobox>
    </form>
  );
}

const LOOKING_CLASS =
  'absolute left-2 top-full z-10 mt-2 rounded-control border border-rule bg-card px-4 py-2 text-small shadow-float';

const loadSiteSearch = async () =>
  (await import('#features/site-search/search-engine.ts')).loadSearch();

/** Returns the text that the visitor typed into the box before hydration. */
function typedEarly(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLInputElement>('input[role=combobox]')?.value ?? '';
}

import { useEffect, useRef, type ReactNode } from 'react';
import type { OptionGroup, SearchEntry } from '#logic/service-search.ts';
import { splitAtMatch } from '#logic/text-match.ts';

interface Props {
  id: string;
  groups: readonly OptionGroup[];
  /** What was typed, as searchTerm() returns it. */
  term: string;
  /** Place among the options of all groups; -1: none. */
  active: number;
  onChoose: (entry: SearchEntry) => void;
}

/** Id of the option at a place in the list. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** The list under the text box: groups of options, in one line of places. */
export function SearchOptions({ id, groups, term, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active === -1) list.current?.scrollTo(0, 0);
    else document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active, term]);

  let index = 0;
  return (
    // A press in the list, on its scrollbar too, must not take the focus from the text box.
    <div
      ref={list}
      role="listbox"
      id={id}
      aria-label="Services"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full mt-2 max-h-[min(26rem,60vh)] overflow-y-auto overscroll-contain rounded-surface border border-rule bg-card py-2 shadow-float"
    >
      {groups.map(({ label, entries }) => (
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden="true" className="px-6 pb-1 pt-3 text-fine font-semibold text-brass">
            {label}
          </p>
          {entries.map((entry) => {
            const place = index++;
            return (
              <Option
                key={entry.keyword}
                id={optionId(id, place)}
                selected={place === active}
                onChoose={() => onChoose(entry)}
              >
                <Matched text={entry.title} term={term} />
              </Option>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  selected: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, selected, onChoose, children }: OptionProps) {
  return (
    // The text box keeps the focus and has the keys; an option is only ever pointed at.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onClick={onChoose}
      className="flex min-h-12 cursor-pointer items-center px-6 py-2 leading-snug hover:bg-tint aria-selected:bg-tint aria-selected:outline aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-link"
    >
      <span>{children}</span>
    </div>
  );
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

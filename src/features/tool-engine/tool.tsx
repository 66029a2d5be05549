import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import type { ToolForm } from '#collections/tool-forms.ts';
import { dayInIndia, plural } from '#lib/format.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import type { Answer } from './answer.ts';
import { AnswerPanel, ToolActions } from './AnswerPanel.tsx';
import { Fields } from './Fields.tsx';
import { figureOn, type FigureOf, type ToolFigures } from './figures.logic.ts';
import { EXAMPLES, NONE, given, notesOf, type Answers, type Given } from './questions.logic.ts';

interface ToolData {
  readonly form: Pick<ToolForm, 'subject' | 'groups' | 'notes'>;
  readonly figures: ToolFigures;
}

export interface Asked<Data> {
  readonly answers: Answers;
  readonly data: Data;
  /** The visitor's day, in India. */
  readonly today: string;
  /** The numbers of that day. */
  readonly figure: FigureOf;
}

/**
 * How long an answer must stay the same before it is read aloud and put into the address: a half-typed figure is not
 * an answer, and changing the address takes as long as working out the answer.
 */
const SETTLED_MS = 500;

/**
 * The island of a tool: its questions, and beside them the answer, which is updated at every keystroke. The fields
 * are uncontrolled; the query is read from them and copied into the address after `#`, which is never sent to a
 * server. `answerTo` is pure and is called once every required question has an answer. `Below` takes the whole
 * width and is shown before there is an answer.
 */
export function tool<Data extends ToolData>(
  answerTo: (asked: Asked<Data>) => Answer,
  Below?: ComponentType<Asked<Data>>,
) {
  function answered(data: Data, query: string) {
    const { groups, notes } = data.form;
    const today = dayInIndia(new Date());
    const figure = figureOn(data.figures, today);
    const questions = groups.flatMap((group) => group.questions);
    const now = given(questions, query, figure);
    const asked = { answers: now.answers, data, today, figure };
    if (now.open.length > 0) return { now, asked };
    const answer = answerTo(asked);
    const said = notesOf(notes, now.answers, figure);
    return { now, asked, answer: { ...answer, notes: [...(answer.notes ?? []), ...said] } };
  }
  function Tool(data: Data) {
    const { subject, groups } = data.form;
    const [query, setQuery] = useState('');
    /** The query that last filled the form, and how often one has. */
    const [filled, setFilled] = useState({ query: '', times: 0 });
    // The field being typed in shows no error, because its text is not finished.
    const [typing, setTyping] = useState<string>();
    const [pressed, setPressed] = useState(false);
    const form = useRef<HTMLFormElement>(null);
    const panel = useRef<HTMLElement>(null);
    const { now, asked, answer } = useMemo(() => answered(data, query), [data, query]);
    const line = answer?.verdict ?? whatIsNeeded(now);

    // Runs before anyone can type into the hydrated form, which would overwrite the address.
    useLayoutEffect(() => {
      const early = answered(data, queryOf(form.current)).now.query;
      const { hash, search } = window.location;
      const fill = (linked: string) => {
        const { query } = answered(data, linked).now;
        setQuery(query);
        setFilled(({ times }) => ({ query, times: times + 1 }));
      };
      const linked = [hash, search].find((part) => part.includes('='))?.slice(1);
      if (linked) fill(`${linked}&${early}`);
      else setQuery(early);
      // A link to another result of this tool that is pasted into the address does not reload the page.
      const followLink = () => {
        if (window.location.hash.includes('=')) fill(window.location.hash.slice(1));
      };
      window.addEventListener('hashchange', followLink);
      return () => window.removeEventListener('hashchange', followLink);
    }, [data]);

    const showAnswer = () => {
      setTyping(undefined);
      const [first] = now.open;
      if (first) {
        setPressed(true);
        focusField(form.current, first.name);
      } else {
        panel.current?.scrollIntoView();
        panel.current?.focus({ preventScroll: true });
      }
    };
    return (
      <div
        data-printing={answer && ''}
        className="items-start gap-x-8 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block [@media(scripting:none)]:hidden"
      >
        {/* "dialog": a submit before the script loads sends nothing. Hidden until the whole form has arrived,
              because the height of a row depends on its last question. */}
        <form
          ref={form}
          method="dialog"
          aria-label={subject}
          noValidate
          autoComplete="off"
          className="print:hidden [&:not(:has(+*))]:invisible"
          onInput={({ target }) => {
            const field = target as HTMLInputElement;
            if (field.type === 'checkbox') untickOthers(field);
            setTyping(field.name);
            setQuery(queryOf(form.current));
          }}
          onBlur={() => {
            const settle = () => setTimeout(setTyping, 0, undefined);
            // An error that appears during a press would move the pressed element.
            if (document.querySelector(':active'))
              window.addEventListener('mouseup', settle, { once: true });
            else settle();
          }}
          onSubmit={(event) => {
            event.preventDefault();
            showAnswer();
          }}
        >
          <div className="rounded-surface border border-rule bg-card p-5 sm:p-6">
            <Fields
              key={filled.times}
              groups={groups}
              asked={now.asked}
              errors={errorsNow(now, pressed, typing)}
              start={filled.query}
            />
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              <button type="submit" className="button button-solid hidden lg:inline-flex">
                Show the answer
              </button>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => window.location.assign(window.location.pathname)}
              >
                Start again
              </button>
              <p className="max-w-xs text-fine text-muted">
                What you enter stays in this browser and in the address of this page.
              </p>
            </div>
          </div>
          {/* Sticky only once something is entered; before that it would only cover questions. */}
          <button
            type="submit"
            data-foot-bar=""
            className={`bottom-0 z-10 -mx-5 flex min-h-14 w-[calc(100%+2.5rem)] items-center gap-3 border-t border-rule bg-brand px-5 py-2 text-left text-white sm:mx-0 sm:w-full lg:hidden ${now.query && '[@media(min-height:36rem)]:sticky'}`}
          >
            <span className="min-w-0 font-semibold leading-snug">{answer?.brief ?? line}</span>
            <ArrowDown size={20} aria-hidden="true" className="ml-auto shrink-0" />
          </button>
        </form>
        <section
          ref={panel}
          tabIndex={-1}
          aria-label="Answer"
          className={`mt-8 scroll-mt-24 rounded-surface border border-rule bg-card p-5 sm:p-6 lg:sticky lg:top-24 lg:mt-0 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto print:static print:max-h-none print:overflow-visible print:border-0 print:p-0 ${answer ? '' : 'max-lg:sr-only'}`}
        >
          <p className="hidden font-display text-h3 print:block">{subject}</p>
          <Settled line={line} query={now.query} />
          {answer ? (
            <>
              <h2 className="text-h3">{line}</h2>
              <AnswerPanel answer={answer} lines={now.lines} today={asked.today} />
              <ToolActions key={line} subject={subject} answer={answer} />
            </>
          ) : (
            <p className="text-muted">{line}</p>
          )}
        </section>
        {Below && <Below {...asked} />}
      </div>
    );
  }
  return (data: Data) => (
    <ErrorBoundary>
      <Tool {...data} />
    </ErrorBoundary>
  );
}

/** Once an answer has settled, announces it to screen readers and puts the query into the address. */
function Settled({ line, query }: { line: string; query: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSpoken(line);
      const { pathname, hash } = window.location;
      // The address may name a row of the table.
      if (query || hash.includes('='))
        history.replaceState(history.state, '', query ? `${pathname}#${query}` : pathname);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [line, query]);
  return (
    <p role="status" className="sr-only print:hidden">
      {spoken}
    </p>
  );
}

/** What is still needed for an answer, in a sentence. */
function whatIsNeeded({ open }: Given): string {
  const [first] = open;
  return first?.error
    ? `Correct “${first.label}” to see the answer.`
    : `${plural(open.length, 'answer')} needed. Next: “${first?.label}”`;
}

/** Errors beside the fields; empty fields get one only after the visitor has asked for the answer. */
function errorsNow({ open }: Given, pressed: boolean, typing: string | undefined) {
  const said = open.map(
    ({ name, kind, error }) => [name, error ?? (pressed ? EXAMPLES[kind] : undefined)] as const,
  );
  return Object.fromEntries(said.filter(([name]) => name !== typing));
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"], [name="${name}[]"]`);
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}

/** "None of these" and the other boxes of a list exclude each other: the last tick wins. */
function untickOthers({ form, name, value, checked }: HTMLInputElement): void {
  if (!checked) return;
  for (const box of form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])
    if ((box.value === NONE.value) !== (value === NONE.value)) box.checked = false;
}

/** The form's query. Checkboxes are named `sales[]`, so the brackets are removed. */
const queryOf = (form: HTMLFormElement | null): string =>
  new URLSearchParams(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name.replace('[]', ''), value]] : [],
    ),
  ).toString();

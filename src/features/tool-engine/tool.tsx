import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { dayInIndia } from '#lib/format.ts';
import { ProgressChain } from '#ui/ProgressChain.tsx';
import { island } from '#ui/ErrorBoundary.tsx';
import { dayOfVisitor } from './calendar-days.logic.ts';
import { resultOf, type AnswerFunction, type AnswerContext, type ToolData } from './answer.ts';
import { AnswerPanel, ToolActions } from './AnswerPanel.tsx';
import { focusField, queryOf, withAnswer } from './form-fields.ts';
import { ToolQuestions } from './ToolQuestions.tsx';
import { INPUT_ERROR_OF_KIND, type ToolFormState } from './questions.logic.ts';

/** Pause in typing after which `SettledAnswer` announces the answer, in milliseconds. */
const SETTLED_MS = 500;

/**
 * Creates the island of a tool: its questions, and beside them the answer, which is updated at every keystroke. The
 * answers are copied into the address after `#`; browsers never send the text after `#` to a server. `Below`:
 * a component that is always shown below the questions and the answer, in full width. `suggest` returns values for
 * fields that the visitor has not changed.
 */
export function createTool<Data extends ToolData>(
  answerTo: AnswerFunction<Data>,
  Below?: ComponentType<AnswerContext<Data>>,
  suggest?: (context: AnswerContext<Data>) => Readonly<Record<string, string>>,
) {
  const result = (
    data: Data,
    query: string,
    today = dayOfVisitor(dayInIndia(new Date()), data.day),
  ) => resultOf(answerTo, data, query, today);
  /** Calculates the result. A field that the visitor has not changed has the value that `suggest` returns. */
  const resultWithSuggestions = (data: Data, entered: string) => {
    const ofEntered = result(data, entered);
    const values = new URLSearchParams(entered);
    const suggested = Object.entries(suggest?.(ofEntered.context) ?? {}).filter(
      ([name]) => !values.has(name),
    );
    for (const [name, value] of suggested) values.set(name, value);
    const withSuggestions = suggested.length > 0 ? result(data, values.toString()) : ofEntered;
    return { ...withSuggestions, values, suggested: suggested.map(([name]) => name) };
  };
  return island(function Tool(data: Data) {
    const { subject, groups, example } = data.form;
    /** Everything that was entered, as a query. It keeps the values of hidden fields, which may appear again. */
    const [entered, setEntered] = useState('');
    // The field in which the visitor types shows no error, because its text is not finished.
    const [typing, setTyping] = useState<string>();
    const [pressed, setPressed] = useState(false);
    const form = useRef<HTMLFormElement>(null);
    const panel = useRef<HTMLElement>(null);
    const { state, context, answer, notes, values, suggested } = useMemo(
      () => resultWithSuggestions(data, entered),
      [data, entered],
    );
    const line = answer?.verdict ?? whatIsNeeded(state);
    const exampleAnswer = useMemo(
      () => example && result(data, example.answers, data.day).answer,
      [data, example],
    );

    // Reads the answers in the address before the visitor can type, because typing would overwrite the address.
    useLayoutEffect(() => {
      const { hash, search } = window.location;
      const inAddress = [hash, search].find((part) => part.includes('='))?.slice(1) ?? '';
      // `state.query` contains no default choices, because these would replace the choices in the address.
      const typedEarly = result(data, queryOf(form.current)).state.query;
      setEntered(result(data, `${inAddress}&${typedEarly}`).state.query);
      // The visitor may paste the link of another result into the address bar, or go back to another result.
      const followLink = () => {
        if (window.location.hash.includes('=')) window.location.reload();
      };
      window.addEventListener('hashchange', followLink);
      return () => window.removeEventListener('hashchange', followLink);
    }, [data]);

    const hasEntry = state.query !== '';
    // Once something is entered, the tool's bar covers the bottom bar of the page (`.tray` in chat-and-tray.css).
    useLayoutEffect(() => {
      document.documentElement.toggleAttribute('data-has-entry', hasEntry);
    }, [hasEntry]);

    const showAnswer = () => {
      setTyping(undefined);
      const [first] = state.open;
      if (first) {
        setPressed(true);
        focusField(form.current, first.name);
      } else {
        panel.current?.scrollIntoView();
        panel.current?.focus({ preventScroll: true });
      }
    };
    return (
      <div data-printing={answer && ''} className="[@media(scripting:none)]:hidden">
        {/* The sticky answer stays inside this container, so the answer does not cover `Below`. */}
        <div className="items-start gap-x-8 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block">
          {/* With the method "dialog", a form that is submitted before the script loads sends no data. The form is
              hidden until its HTML is complete, because its rows may still move while the browser parses it. */}
          <form
            ref={form}
            method="dialog"
            aria-label={subject}
            noValidate
            autoComplete="off"
            className="print:hidden [&:not(:has(+*))]:invisible"
            onBlur={() => {
              const settle = () => setTimeout(setTyping, 0, undefined);
              // While the mouse button is down, shows no new error, because its message would move the pressed element.
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
              <ToolQuestions
                groups={groups}
                asked={state.asked}
                errors={visibleErrors(state, pressed, typing)}
                values={values}
                suggested={suggested}
                onAnswer={(name, values) => {
                  setTyping(name);
                  setEntered((before) => withAnswer(before, name, values));
                }}
              />
              <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
                <button type="submit" className="button button-solid hidden lg:inline-flex">
                  Show the answer
                </button>
                <button
                  type="button"
                  hidden={!state.query}
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
            {/* Until something is entered, the button is not sticky, because it would only cover questions. */}
            <button
              type="submit"
              data-foot-bar=""
              className={`bottom-0 z-10 mt-3 flex min-h-[calc(3.75rem+1px)] items-center gap-3 bg-brand px-5 py-2 text-left text-white lg:hidden ${state.query ? '-mx-gutter w-[calc(100%+2*theme(spacing.gutter))] pr-20 [@media(min-height:36rem)]:sticky' : 'w-full rounded-surface'}`}
            >
              <span className="min-w-0 font-semibold leading-snug">{answer?.brief ?? line}</span>
              <ArrowDown size={20} aria-hidden="true" className="ml-auto shrink-0" />
            </button>
          </form>
          <section
            ref={panel}
            tabIndex={-1}
            // An opened row may end below the edge of the panel, so the panel scrolls to the row.
            onToggle={({ target }) => {
              if (target instanceof HTMLDetailsElement && target.open)
                target.scrollIntoView({ block: 'nearest' });
            }}
            aria-label="Answer"
            className={`mt-8 scroll-mt-24 rounded-surface border border-rule bg-card p-5 sm:p-6 lg:sticky lg:top-24 lg:mt-0 lg:max-h-[calc(100vh-7rem)] lg:overflow-y-auto print:static print:max-h-none print:overflow-visible print:border-0 print:p-0 lg:[&::-webkit-scrollbar-thumb]:rounded-full lg:[&::-webkit-scrollbar-thumb]:bg-control lg:[&::-webkit-scrollbar]:w-2.5 ${answer ? '' : 'max-lg:sr-only print:hidden'}`}
          >
            <p className="hidden font-display text-h3 print:block">{subject}</p>
            <SettledAnswer line={line} query={state.query} />
            {answer ? (
              <>
                {answer.figure && (
                  <p
                    aria-hidden="true"
                    className="font-display text-[2.75rem] leading-tight text-tone"
                  >
                    {answer.figure}
                  </p>
                )}
                <h2 className={answer.figure ? 'text-h4' : 'text-h3'}>{line}</h2>
                <ToolActions key={line} subject={subject} answer={answer} query={state.query} />
                <AnswerPanel
                  answer={answer}
                  notes={notes}
                  lines={state.lines}
                  today={context.today}
                />
              </>
            ) : (
              <>
                {example && exampleAnswer && (
                  <div className="mb-6 text-muted">
                    <p>For example: {example.about}</p>
                    <p
                      className={`mt-2 font-display leading-tight ${exampleAnswer.figure ? 'text-[2.75rem]' : 'text-h3'}`}
                    >
                      {exampleAnswer.figure ?? exampleAnswer.brief}
                    </p>
                    <p className="text-small">Your result appears here.</p>
                  </div>
                )}
                <ProgressChain {...progressOf(state)} />
                <p className="mt-2">{line}</p>
              </>
            )}
          </section>
        </div>
        {Below && <Below {...context} />}
      </div>
    );
  });
}

/** After a pause in typing, announces the answer to screen readers and puts the query into the address. */
function SettledAnswer({ line, query }: { line: string; query: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSpoken(line);
      const { pathname, hash } = window.location;
      // Keeps a hash without `=`, because such a hash is the anchor of a row in the table of rules.
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

/** Returns the number of questions that must be answered, and how many of them have a valid answer. */
function progressOf({ asked, open }: ToolFormState) {
  const count = asked.filter(mustBeAnswered).length;
  return { count, done: count - open.filter(mustBeAnswered).length };
}

const mustBeAnswered = ({ kind, optional, default: preset }: ToolFormState['asked'][number]) =>
  !optional && preset === undefined && kind !== 'sure' && kind !== 'some';

function whatIsNeeded(state: ToolFormState): string {
  const [first] = state.open;
  const { count, done } = progressOf(state);
  return first?.error
    ? `Correct “${first.label}” to see the answer.`
    : `${done} of ${count} answered. Next: “${first?.label}”`;
}

/** Returns the errors to show, by field. An empty field has an error only after a visitor has asked for the answer. */
function visibleErrors({ open }: ToolFormState, pressed: boolean, typing: string | undefined) {
  const errors: Record<string, string | undefined> = {};
  for (const { name, kind, error } of open)
    if (name !== typing) errors[name] = error ?? (pressed ? INPUT_ERROR_OF_KIND[kind] : undefined);
  return errors;
}

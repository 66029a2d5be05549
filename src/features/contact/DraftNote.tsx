import type { Draft } from './use-draft.ts';

interface Props {
  draft: Draft;
  /** A message is on its way: nothing may change. */
  locked: boolean;
}

const TEXTS = {
  none: '',
  kept: 'Your text is kept on this device for a day.',
  cleared: 'The form is empty.',
} as const;

/** Says that a draft is kept, and takes it away: one button, so that Undo has the focus after Clear. */
export function DraftNote({ draft: { state, clear, undo }, locked }: Props) {
  return (
    // Its room is there before its text, so that nothing below moves.
    <div className="mt-3 flex min-h-20 flex-wrap content-start items-center gap-x-3 text-small text-muted sm:min-h-11">
      <p role="status">{TEXTS[state]}</p>
      {state !== 'none' && (
        <button
          type="button"
          disabled={locked}
          onClick={state === 'kept' ? clear : undo}
          className="min-h-11 text-link underline underline-offset-4 hover:decoration-2 disabled:opacity-70"
        >
          {state === 'kept' ? 'Clear the form' : 'Undo'}
        </button>
      )}
    </div>
  );
}

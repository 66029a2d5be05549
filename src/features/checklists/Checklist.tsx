import { DownloadLink } from '#features/documents/DownloadLink.tsx';
import { ProgressChain } from '#ui/ProgressChain.tsx';
import { InlineText } from '#ui/InlineText.tsx';
import { startChecklist } from './checklist.ts';
import type { ChecklistProps } from './checklists.ts';

/** Starts a checklist that is in an island (on the page of a service family). A script starts all other checklists. */
const startInIsland = (list: HTMLElement | null) => {
  if (list) startChecklist(list);
};

/** A list of documents with checkboxes. Visitors can tick them without a script; a script saves the ticks. */
export function Checklist({ name, title, items, download }: ChecklistProps) {
  return (
    <div
      ref={startInIsland}
      role="group"
      aria-label={title}
      data-checklist={name}
      className="rounded-surface border border-rule bg-card print:break-inside-avoid"
    >
      <ul className="px-6 py-3">
        {items.map((item) => (
          <li key={item.key}>
            <label className="linked flex min-h-11 cursor-pointer items-start gap-4 py-2">
              <input
                type="checkbox"
                value={item.key}
                className="mt-[0.2em] size-5 shrink-0 cursor-pointer accent-tone print:accent-ink"
              />
              <span className="min-w-0">
                {item.title && <strong>{item.title}. </strong>}
                <InlineText parts={item.text} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="border-t border-rule px-6 py-4 print:hidden">
        {/* Invisible until the script runs, but not `display: none`, so that nothing below moves. */}
        <div data-tools="" className="invisible [@media(scripting:none)]:hidden">
          <ProgressChain count={items.length} done={0} />
          <p className="mb-2 mt-1 font-semibold">
            <span data-count="" role="status">
              {`0 of ${items.length} ready`}
            </span>
            .
          </p>
          <p data-saved="" className="mb-2 text-small text-muted">
            Your ticks are saved in this browser only.
          </p>
        </div>
        {download && <DownloadLink {...download} />}
      </div>
    </div>
  );
}

import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import type { ToolFigures } from '#features/tools/tool-figures.ts';
import { calendarEntry } from '#features/tools/due-words.logic.ts';
import type { Due } from '#features/tools/due-year.logic.ts';

interface Props {
  dues: readonly Due[];
  figures: ToolFigures;
  firm: string;
}

const FILE_NAME = 'due-dates.ics';

/** The dates that are shown as a file for any calendar, made in the browser. What writes it loads at the first use. */
export function CalendarFile({ dues, figures, firm }: Props) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    try {
      const { duesCalendar } = await import('#features/calendar/calendar-files.logic.ts');
      const context = { firm, origin: new URL(window.location.origin) };
      download(
        duesCalendar(
          context,
          dues.map((due) => calendarEntry(due, figures)),
        ),
      );
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className={`${BUTTON} ${BUTTON_TONES.solid}`} onClick={save}>
        <CalendarPlus size={19} aria-hidden="true" />
        Download these dates (.ics)
      </button>
      <p role="status" className="self-center text-small text-error empty:hidden">
        {failed && 'The file could not be made. Check the connection and try again.'}
      </p>
    </>
  );
}

function download(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = FILE_NAME;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import { saveFile } from '#features/tool-engine/save-file.ts';
import type { ToolFigures } from '#features/tool-engine/figures.logic.ts';
import { calendarEntry } from '#features/tools/due-words.logic.ts';
import type { Due } from '#features/tools/due-year.logic.ts';

interface Props {
  dues: readonly Due[];
  figures: ToolFigures;
  firm: string;
}

/** The dates that are shown as a file for any calendar, made in the browser. What writes it loads at the first use. */
export function CalendarFile({ dues, figures, firm }: Props) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    try {
      const { duesCalendar } = await import('#features/calendar/calendar-files.logic.ts');
      const context = { firm, origin: new URL(window.location.origin) };
      const entries = dues.map((due) => calendarEntry(due, figures));
      saveFile('due-dates.ics', 'text/calendar', duesCalendar(context, entries));
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

/** The steps of a service as a line of days. */

/** `Often 7 to 14 working days for a clean case` → `7 to 14 working days`; `Within 30 days of opening` → `Within 30 days` */
const DAYS =
  /\b(?:within )?\d+(?:(?: to |[-–])\d+)? (?:working )?(?:days?|weeks?|months?)(?:, plus .+)?/i;

interface Step {
  readonly title: string;
  readonly duration?: string | undefined;
}

/** Each step with the days that its duration names; nothing where fewer than two steps name any. */
export function stepsWithDays(steps: readonly Step[]) {
  const line = steps.map(({ title, duration }) => ({
    title,
    days: duration === undefined ? undefined : DAYS.exec(duration)?.[0],
  }));
  return line.filter(({ days }) => days !== undefined).length < 2 ? [] : line;
}

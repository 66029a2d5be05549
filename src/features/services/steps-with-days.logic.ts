/** Matches the days in a duration: `7 to 14 working days` in `Often 7 to 14 working days for a clean case`. */
const DAYS =
  /\b(?:within )?\d+(?:(?: to |[-–])\d+)? (?:working )?(?:days?|weeks?|months?)(?:, plus .+)?/i;

interface Step {
  readonly title: string;
  readonly duration?: string | undefined;
}

/** Returns each step's title and the days in its duration; an empty list if fewer than two durations contain days. */
export function stepsWithDays(steps: readonly Step[]) {
  const line = steps.map(({ title, duration }) => ({
    title,
    days: duration === undefined ? undefined : DAYS.exec(duration)?.[0],
  }));
  return line.filter(({ days }) => days !== undefined).length < 2 ? [] : line;
}

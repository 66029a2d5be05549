/** Matches the days in a duration: `7 to 14 working days` in `Often 7 to 14 working days for a clean case`. */
const DAYS =
  /\b(?:within )?\d+(?:(?: to |[-–])\d+)? (?:working )?(?:days?|weeks?|months?)(?:, plus .+)?/i;

interface Step {
  readonly title: string;
  readonly duration?: string | undefined;
}

/** Returns each step's title and its days; an empty list if fewer than two steps state their duration in days. */
export function stepsWithDays(steps: readonly Step[]) {
  const line = steps.map(({ title, duration }) => ({
    title,
    days: duration === undefined ? undefined : DAYS.exec(duration)?.[0],
  }));
  return line.filter(({ days }) => days !== undefined).length < 2 ? [] : line;
}

/** Times as people write them. */

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?`;
const RANGE = new RegExp(String.raw`^\s*${TIME}\s*(?:-|–|—|to|until|till)\s*${TIME}\s*$`, 'i');

/** `3 pm to 4:30 pm` → `15:00-16:30`; undefined for what is no range of times. */
export function timeRange(typed: string): string | undefined {
  const match = RANGE.exec(typed);
  if (match === null) return undefined;
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = match;
  const end = clock(toHour, toMinute, toHalf);
  // In "3 to 4 pm" the half of the day is said once, and in "11 to 1 pm" it is not that of the start.
  const start = clock(fromHour, fromMinute, fromHalf ?? toHalf);
  const early = clock(fromHour, fromMinute, fromHalf ?? 'a');
  return `${fromHalf === undefined && toHalf !== undefined && start >= end ? early : start}-${end}`;
}

function clock(hour = '', minute = '00', half?: string): string {
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

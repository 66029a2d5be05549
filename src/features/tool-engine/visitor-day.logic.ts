/** The day from which a tool counts. A device whose clock is behind the build of the page is wrong. */
import { formatDate } from '#lib/format.ts';

/** The day of the device (in India), or that of the build where the device names an earlier one. */
export const dayOfVisitor = (deviceDay: string, buildDay: string): string =>
  deviceDay < buildDay ? buildDay : deviceDay;

/** Asks a visitor with a wrong clock to check it; undefined for any other. */
export function wrongClockNote(deviceDay: string, buildDay: string): string | undefined {
  if (deviceDay >= buildDay) return undefined;
  return `Check the date of your device: it shows ${formatDate(deviceDay)}. This answer counts from ${formatDate(buildDay)}.`;
}

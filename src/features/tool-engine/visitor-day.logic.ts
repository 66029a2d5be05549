/** Chooses the day that a tool uses as today. If the clock of a device is behind the day of the build, it is wrong. */
import { formatDate } from '#lib/format.ts';

/** Returns the day of the device (in India), or the day of the build if that is later. */
export const dayOfVisitor = (deviceDay: string, buildDay: string): string =>
  deviceDay < buildDay ? buildDay : deviceDay;

/** Returns a note that asks a visitor with a wrong clock to check it; undefined for other visitors. */
export function wrongClockNote(deviceDay: string, buildDay: string): string | undefined {
  if (deviceDay >= buildDay) return undefined;
  return `Check the date of your device: it shows ${formatDate(deviceDay)}. This answer counts from ${formatDate(buildDay)}.`;
}

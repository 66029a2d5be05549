/** The content of content/, for tests. */
import type { PayComponent } from '#collections/pay-components.ts';
import { readCollection } from '#collections/reading/read.ts';
import type { DueRule } from '#features/tools/due-dates.logic.ts';
import { figureOn, type ToolFigures } from './figures.logic.ts';

/** Fills names in copy with a short word, because no test reads the texts. */
const tokens = () => ({ text: '20th' });

export const contentRules = (): DueRule[] =>
  readCollection('complianceRules', tokens).entries.map(({ data }) => data);

export const contentRegistrations = () =>
  readCollection('registrationRules', tokens).entries.map(({ data }) => data);

export const contentFigures = (): ToolFigures =>
  Object.fromEntries(
    readCollection('facts', tokens).entries.map(({ id, data: { unit, values } }) => [
      id,
      { unit, values },
    ]),
  );

/** The numbers of the day for which the tests were calculated. */
export const contentFigure = figureOn(contentFigures(), '2026-11-22');

export const contentNotes = (tool: string) =>
  readCollection('toolForms', tokens).entries.find(({ id }) => id === tool)?.data.notes;

export const contentPay = (): PayComponent[] =>
  readCollection('payComponents', tokens).entries.flatMap(({ data }) => data.components);

export const contentLateFees = () =>
  readCollection('lateFees', tokens).entries.map(({ data }) => data);

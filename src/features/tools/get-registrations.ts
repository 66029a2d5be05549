import { getCollection } from 'astro:content';
import { servicePagePath } from '#site/services.ts';
import type { RegistrationRule } from '#collections/registration-rules.ts';
import { getToolFigures } from './get-figures.ts';
import { QUESTION_FIGURES } from './registration-fields.logic.ts';
import { figuresIn, type Registration } from './registrations.logic.ts';

/** The rules of registration in their order, with the figures they use. */
export async function getRegistrations() {
  const entries = (await getCollection('registrationRules')).sort(
    (one, other) => one.data.order - other.data.order,
  );
  const rules = entries.map(({ id, data }) => toolRule(id, data));
  const used = [...new Set([...QUESTION_FIGURES, 'supervisor-wage', ...rules.flatMap(figuresIn)])];
  return {
    rules,
    figures: await getToolFigures(used),
    /** For the note on the page: those that the texts name as well. */
    named: [...new Set([...used, ...entries.flatMap(({ data }) => data.figures)])],
  };
}

/** Without what the tool does not use: all of it is printed into the page once more, for the island. */
function toolRule(id: string, data: RegistrationRule): Registration {
  const { title, group, law, rule, only, must, may, workers, who, by, fee, note, service } = data;
  const href = service && servicePagePath(service);
  return { id, title, group, law, rule, only, must, may, workers, who, by, fee, note, href };
}

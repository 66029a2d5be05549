/** Sections that come from the register after the name of an Act (`FEMA, 1999, {{…}}`) and are another Act's. */
import type { Fact } from '#collections/facts.ts';
import { COLLECTION_NAMES } from '#collections/index.ts';
import { files } from '#collections/reading/files.ts';
import { error, type Finding } from '#collections/reading/finding.ts';
import { copyTexts } from './copy-texts.ts';

/** The last words of the Act's name, and the name of the fact. */
const CITED = /((?:[^\s"]+ )?[^\s"]+), \d{4}, \{\{([\w-]+)(?:@[\d-]+)?\}\}/g;

export function borrowedSections(facts: readonly Fact[], contentDir: string): Finding[] {
  const named = new Map(facts.map((fact) => [fact.id, fact]));
  return COLLECTION_NAMES.flatMap((name) =>
    files(name, contentDir).flatMap((file) =>
      copyTexts(file, name).flatMap(({ text, line }) =>
        [...text.matchAll(CITED)].flatMap(([, act = '', id = '']) => {
          const fact = named.get(id);
          if (!fact || lawsOf(fact).some((law) => law.includes(act))) return [];
          const message = `{{${id}}} is of the ${fact.law}; after "${act}" name a fact of that law`;
          return [error(file, '', message, line)];
        }),
      ),
    ),
  );
}

const lawsOf = ({ law, values }: Fact) => [law, ...values.map(({ source = '' }) => source)];

/** What the copy claims of the firm, for its owner to confirm before the site goes live. */
import { z } from 'zod';
import { collection } from './collection.ts';
import { entry, schemaLink, text } from './fields.ts';

export const promises = collection({
  folder: 'promises',
  extension: 'json',
  schema: entry({
    $schema: schemaLink(),
    promises: z
      .array(
        entry({
          words: text().describe(
            'Words by which the copy says it; every place that holds them is listed.',
          ),
          file: text()
            .optional()
            .describe('Only in this file under content/, where the words are common ones.'),
          says: text().describe('What the firm promises or claims with them, to be confirmed.'),
        }),
      )
      .describe('Take one out once it is true of the firm, or once the copy no longer says it.'),
  }),
  label: 'Promises to confirm',
});

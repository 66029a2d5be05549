/** The firm as content/site.json describes it: an editor who changes it changes what the tests expect. */
import { readSite } from '#collections/reading/read.ts';

const { value } = readSite();
if (value === undefined) throw new Error('content/site.json has a fault');

export const firm = value;

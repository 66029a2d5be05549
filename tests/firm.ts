/** The firm as content/site.json describes it: an editor who changes it changes what the tests expect. */
import { readContent } from '#collections/reading/read.ts';

const [site] = readContent().published.site;
if (site === undefined) throw new Error('content/site.json has a fault');

export const firm = site.data;

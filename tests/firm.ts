/** The firm as content/site.json describes it: an editor who changes it changes what the tests expect. */
import { readSite } from '#collections/reading/read.ts';

const { site } = readSite();
if (site === undefined) throw new Error('content/site.json has a fault');

export const firm = site;

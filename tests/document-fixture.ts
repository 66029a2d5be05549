/** A document with one of everything the templates set; rendered by two processes in the tests. */
import { createHash } from 'node:crypto';
import {
  documentData,
  setDocument,
  type DocumentSource,
  type RenderedDocument,
} from '#features/documents/render.ts';
import { firm } from './firm.ts';

const BODY = `
## Figures

Amounts in ₹, as this table shows:

| Head | Amount | Share | Note |
| ---- | ------ | ----- | ---- |
| Rent | ₹1,20,000 | 40% | paid |
| Pay | ₹1,80,000 | 60% |

- one line
- another, with **weight**, _slant_ and ~~a correction~~

1. first
2. second, with a [page of ours](/contact) and [another](</services/a(B)/c>)

### Below

> Quoted.

---

- [ ] **Paper.** A box to tick
- [ ] hello@example.com
`;

export const SOURCE: DocumentSource = {
  kind: 'Guide',
  title: 'A title “with quotes” & more',
  description: 'What the document is about, in a line.',
  meta: [['Version', '1.0']],
  date: '2026-11-21',
  body: BODY,
  figure: 'diamond',
};

export const SITE_URL = new URL('https://firm.example');

export function render(change: Partial<DocumentSource> = {}, site = firm): RenderedDocument {
  return setDocument(documentData({ ...SOURCE, ...change }, site, SITE_URL));
}

export function digest({ bytes }: RenderedDocument): string {
  return createHash('sha256').update(bytes).digest('hex');
}

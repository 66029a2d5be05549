/** Tests the data that pages get from src/queries, such as sorted lists and the day on which figures were checked. */
import { expect, test } from 'vitest';
import { GENERAL_KNOWLEDGE } from '#collections/legal-figures.ts';
import { ROUTES } from '#site/routes.ts';
import { FAMILIES, FAMILY_IDS } from '#site/services.ts';
import { entriesOf } from '../published.ts';
import { hrefsAt, pageAt } from './built-pages.ts';

test('past tax updates are listed newest first, upcoming tax updates nearest first', () => {
  const updates = entriesOf('taxUpdates');
  const links = new Set(hrefsAt(ROUTES.taxUpdates, 'main h3 a'));
  const printed = [...links].flatMap((link) => updates.filter(({ address }) => address === link));
  expect(printed).toHaveLength(updates.length);
  const { past = [], coming = [] } = Object.groupBy(printed, ({ data }) =>
    data.status === 'effective' ? 'past' : 'coming',
  );
  const days = (entries: typeof printed) => entries.map(({ data }) => data.date);
  expect(days(past)).toEqual(days(past).toSorted().reverse());
  expect(days(coming)).toEqual(days(coming).toSorted());
});

test('the FAQ page keeps the order of the categories and of the questions in each category', () => {
  const categories = Map.groupBy(
    entriesOf('faqs').filter(({ group }) => group?.data.page === 'faqs'),
    ({ group }) => group?.data,
  );
  const inOrder = [...categories].sort(([a], [b]) => Number(a?.order) - Number(b?.order));
  const wanted = inOrder.flatMap(([, questions]) => questions.map(({ data }) => `faq-${data.id}`));
  const printed = pageAt(ROUTES.faqs).querySelectorAll('main [id^="faq-"]');
  expect(printed.map(({ id }) => id).filter((id) => wanted.includes(id))).toEqual(wanted);
});

test.each(FAMILY_IDS)('the page of %s links to all guides about this family', (family) => {
  const guides = entriesOf('pages').filter(({ data }) =>
    data.guide?.services?.some((service) => `${service}/`.startsWith(`${family}/`)),
  );
  const links = hrefsAt(FAMILIES[family].path, 'main a');
  expect(links).toEqual(expect.arrayContaining(guides.map(({ address }) => address)));
});

test('a page states when its figures were checked, even if `checkedOn` is stated once for a whole file', () => {
  const byFile = entriesOf('legalFigures').flatMap(({ id, data }) =>
    data.checkedOn === undefined && data.checkedAgainst !== GENERAL_KNOWLEDGE ? [id] : [],
  );
  const pages = entriesOf('pages').filter(
    ({ id, figures }) => id !== 'tools' && figures.some((figure) => byFile.includes(figure)),
  );
  for (const { address = '' } of pages)
    expect(pageAt(address).querySelector('main')?.text, address).toContain('Figures checked ');
});

/**
 * Search of /faqs over the printed questions. A script without a framework: the answers are read
 * from the page, and no byte of them travels twice.
 */
import { filterFaqs, shownQuestionsLine } from '#logic/faq-filter.ts';
import { startSearchBox } from './search-box.ts';

function startFaqSearch(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-faq-category]')];
  const categories = sections.map((section) => ({
    id: section.id,
    faqs: [...section.querySelectorAll('details')].map((answer) => ({
      id: answer.id,
      text: `${answer.querySelector('[data-question]')?.textContent} ${answer.querySelector('[data-answer]')?.textContent}`,
    })),
  }));
  const answers = sections.flatMap((section) => [...section.querySelectorAll('details')]);
  const count = document.querySelector<HTMLElement>('[data-faq-count]');
  const none = document.querySelector<HTMLElement>('[data-faq-none]');
  const noneTerm = none?.querySelector('[data-term]');

  const show = (typed: string) => {
    const found = filterFaqs(categories, typed);
    for (const section of sections) section.hidden = !found.categories.has(section.id);
    for (const answer of answers) answer.hidden = !found.faqs.has(answer.id);
    if (count) count.textContent = shownQuestionsLine(found.faqs.size, answers.length);
    if (none) none.hidden = found.faqs.size > 0;
    if (noneTerm) noneTerm.textContent = typed.trim();
  };

  const box = startSearchBox(show);
  const clear = () => {
    box?.write('');
    show('');
  };
  none?.querySelector('button')?.addEventListener('click', () => {
    clear();
    box?.focus();
  });
  // Typed before this was there.
  if (box && box.read() !== '') show(box.read());
  document.addEventListener('reveal', clear);
}

startFaqSearch();

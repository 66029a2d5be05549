/** What content/ publishes today: tests expect what an editor has written, however much it is. */
import { checkContent } from '#doctor/check.ts';

const published = checkContent().entries;

/** Posts that the blog lists. */
export const listedPosts = published.posts.filter(({ data }) => data.listed !== false);

/** How many questions a page of questions has. */
export const questionsOn = (page: 'faqs' | 'faqs-india'): number =>
  published.faqs
    .filter(({ data }) => data.page === page)
    .reduce((sum, { data }) => sum + data.faqs.length, 0);

/** How many services a family, or how many subsections a service has. */
export const servicesIn = (id: string): number =>
  published.services.filter((service) => service.id.replace(/\/[^/]+$/, '') === id).length;

import type { APIRoute } from 'astro';
import { FEEDS } from '#site/feeds.ts';
import { calendarPath, markdownPath } from '#site/file-paths.ts';
import { ROUTES } from '#site/routes.ts';
import { getMarkdownTwins } from '#features/feeds/markdown-twins.ts';
import { getPage } from '#queries/pages.ts';
import { getSite, officeLines } from '#queries/site.ts';
import { llmsText } from '#features/feeds/llms-text.logic.ts';

/** Pages without a twin of their own that answer common questions. */
const PAGES = [
  ROUTES.complianceCalendar,
  ROUTES.taxUpdates,
  ROUTES.faqs,
  ROUTES.faqsIndia,
  ROUTES.contact,
];

export const GET: APIRoute = async ({ site: origin }) => {
  const { name, description, phone } = getSite();
  const groups = Map.groupBy(await getMarkdownTwins(), ({ group }) => group);
  const pages = await Promise.all(
    PAGES.map(async (path) => {
      const page = await getPage(path);
      return { title: page.heading, path, about: page.description };
    }),
  );
  const feeds = Object.values(FEEDS).map(({ label, path }) => ({
    title: `${label} (RSS)`,
    path,
    about: 'full texts, newest first.',
  }));
  const dates = {
    title: 'Due dates (iCalendar)',
    path: calendarPath(),
    about: 'statutory due dates as all-day entries.',
  };
  const contents = {
    firm: name,
    description,
    notes: [
      'Texts are general information on Indian law and practice, not advice. Pages that name figures of law say up to when these were checked.',
      `Phone ${phone}. Office: ${officeLines.join(', ')}.`,
    ],
    groups: [
      ...[...groups].flatMap(([group, twins]) =>
        group === undefined
          ? []
          : {
              name: group,
              items: twins.map(({ path, front }) => ({
                title: front.title,
                path: markdownPath(path),
                about: front.description,
              })),
            },
      ),
      { name: 'Pages and feeds', items: [...pages, ...feeds, dates] },
    ],
  };
  return new Response(llmsText(contents, origin as URL));
};

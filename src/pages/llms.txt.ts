import type { APIRoute } from 'astro';
import { FEEDS } from '#config/feeds.ts';
import { calendarPath, markdownPath } from '#config/file-paths.ts';
import { ROUTES } from '#config/routes.ts';
import { getMarkdownTwins } from '#data/markdown-twins.ts';
import { getPage } from '#data/pages.ts';
import { getSite, officeLines } from '#data/site.ts';
import { llmsText } from '#logic/llms-text.ts';

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
      'Texts are general information on Indian law and practice, not advice. Most name the day of their last review.',
      `Phone ${phone}. Office: ${officeLines.join(', ')}.`,
    ],
    groups: [
      ...[...groups].flatMap(([group, twins]) =>
        group === undefined
          ? []
          : {
              name: group,
              items: twins.map(({ title, path, description: about }) => ({
                title,
                path: markdownPath(path),
                about,
              })),
            },
      ),
      { name: 'Pages and feeds', items: [...pages, ...feeds, dates] },
    ],
  };
  return new Response(llmsText(contents, (path) => new URL(path, origin).href));
};

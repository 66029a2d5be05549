/** Sorted lists behind the resource pages. */
import { getCollection } from 'astro:content';
import type { DocumentGroup, GuidancePage } from '#site/routes.ts';
import { groupsInOrder } from './groups.ts';

const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) =>
  a.data.order - b.data.order;
const byDate = (a: { data: { date: string } }, b: { data: { date: string } }) =>
  a.data.date.localeCompare(b.data.date);

export const getCaseStudies = async () => (await getCollection('caseStudies')).sort(byOrder);

/** Deadlines, soonest first. */
export const getComplianceItems = async () => (await getCollection('compliance')).sort(byDate);

/** Events, soonest first. */
export const getEvents = async () => (await getCollection('events')).sort(byDate);

/** Tax updates, newest first. */
export const getTaxUpdates = async () => (await getCollection('taxUpdates')).sort(byDate).reverse();

export const getResources = async () => (await getCollection('resources')).sort(byOrder);
export const getPolicies = async () => (await getCollection('policies')).sort(byOrder);
export const getRecruitmentStories = async () =>
  (await getCollection('recruitmentStories')).sort(byOrder);
export const getRecruitmentSteps = async () =>
  (await getCollection('recruitmentSteps')).sort((a, b) => a.data.index - b.data.index);

/** Categories of one of the two FAQ pages, each with its questions. */
export const getFaqCategories = async (page: 'faqs' | 'faqs-india') =>
  groupsInOrder(await getCollection('faqs', ({ data }) => data.head.page === page));

/** The fields of law in the glossary, each with its terms. */
export const getGlossary = async () => groupsInOrder(await getCollection('terms'));

export const getDocuments = async (group: DocumentGroup) =>
  (await getCollection('documents', ({ data }) => data.group === group)).sort(byOrder);

export const getGuidance = async (page: GuidancePage) =>
  (await getCollection('guidance', ({ id }) => id.startsWith(`${page}/`))).sort(byOrder);

/** The home page's one entry. */
export async function getHome() {
  const [home] = await getCollection('home');
  if (!home) throw new Error('content/home/home.json is missing');
  return home.data;
}

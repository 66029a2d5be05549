/** What the editing page calls things: the collections, and names that say too little in words. */
import type { CollectionName } from '#entries/collections.ts';

export const COLLECTION_LABELS: Record<CollectionName, string> = {
  posts: 'Blog posts',
  events: 'Events',
  compliance: 'Deadlines',
  taxUpdates: 'Tax updates',
  guidance: 'Guidance articles',
  caseStudies: 'Case studies',
  faqs: 'Questions',
  services: 'Services',
  pages: 'Pages',
  home: 'Home page',
  resources: 'Resources',
  policies: 'HR policies',
  documents: 'Other documents',
  recruitmentSteps: 'Recruitment steps',
  recruitmentStories: 'Recruitment stories',
  facts: 'Statutory figures',
  legal: 'Legal pages',
  redirects: 'Redirects',
};

/** Labels of fields and folders that are not their name in words. */
const LABELS: Record<string, string> = {
  alt: 'Picture in words',
  imageAlt: 'Picture in words',
  cin: 'CIN',
  llpin: 'LLPIN',
  faqs: 'Questions and answers',
  href: 'Link',
  url: 'Link',
  id: 'Short name',
  whatsapp: 'WhatsApp number',
  asOf: 'Checked on',
  reviewBy: 'Check again by',
  cta: 'Closing band',
  x: 'X',
  hr: 'HR',
  faas: 'FAAS',
  'cfo-insights': 'CFO insights',
  'company-secretarial': 'Company Secretarial',
};

/** `whoNeedsGST` → `Who needs GST`. */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  const lower = words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return LABELS[name] ?? lower.charAt(0).toUpperCase() + lower.slice(1);
}

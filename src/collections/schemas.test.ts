import { describe, expect, test } from 'vitest';
import { compliance } from './compliance.ts';
import { events } from './events.ts';
import { facts } from './facts.ts';
import { faqs } from './faqs.ts';
import { pages } from './pages.ts';
import { policies } from './policies.ts';
import { posts } from './posts.ts';
import { validate } from './reading/error-map.ts';
import { formatFinding } from './reading/finding.ts';
import { services } from './services.ts';
import { siteSchema, standInFields } from './site.ts';
import type { z } from 'zod';

const post = {
  title: 'Cash flow around advance tax',
  excerpt: 'How to plan cash for the four instalments of advance tax in a small company.',
  date: '2026-11-16',
  author: 'Tax team',
  category: 'Financial Planning',
  image: 'blog/1.svg',
  alt: 'Line drawing of dots and one line',
  keywords: ['advance tax'],
};
const service = {
  title: 'GST Registration',
  order: 5,
  icon: 'receipt',
  summary: 'Get your GSTIN: who must register, the documents to keep ready and the steps.',
  keywords: ['GST'],
  reviewed: '2026-11-21',
  sections: [{ field: 'overview', text: 'What it is.' }],
};
const event = {
  title: 'Labour Codes briefing',
  date: '2026-12-10',
  time: '15:00-16:30',
  location: 'Online',
  type: 'Webinar',
  status: 'upcoming',
  attendees: 'HR leads',
  description: 'What changed and what to do.',
  agenda: ['Wages'],
};
const page = {
  title: 'About the firm',
  description: 'Who we are, how we work and what you can expect from each engagement with us.',
  keywords: ['about'],
  heading: 'About',
  lead: 'Who we are.',
  blocks: [{ block: 'list', items: ['one', 'two'] }],
};
const deadline = {
  title: 'Advance tax',
  date: '2026-12-15',
  priority: 'high',
  category: 'Income Tax',
  description: 'Third instalment.',
  jurisdiction: 'India',
  status: 'upcoming',
};

const errorsOf = (schema: z.ZodType, data: unknown) => {
  const result = validate(schema, data, 'content/x');
  return 'errors' in result ? result.errors.map(formatFinding) : [];
};
const without = <T extends object>(value: T, key: keyof T) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

describe('good entries pass', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['post', posts.schema, post],
    ['service', services.schema, service],
    ['event', events.schema, event],
    ['page', pages.schema, page],
    ['deadline', compliance.schema, deadline],
  ])('%s', (_name, schema, data) => {
    expect(errorsOf(schema, data)).toEqual([]);
  });
});

describe('each kind of error says what was found and what is allowed', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    [
      'unknown key',
      posts.schema,
      { ...post, catgory: 'x' },
      'content/x: unknown field "catgory" (did you mean "category"?); allowed: title, excerpt, date, updated, author, example, category, image, alt, keywords, featured, listed, sources, draft, publishDate',
    ],
    [
      'wrong enum',
      posts.schema,
      { ...post, category: 'Tax' },
      'content/x: category: found "Tax"; did you mean "Tax & Compliance"? allowed: "Financial Planning", "Tax & Compliance", "Corporate Law", "Technology", "Risk Management", "International Accounting"',
    ],
    [
      'missing field',
      posts.schema,
      without(post, 'title'),
      'content/x: title: is missing; expected text',
    ],
    [
      'missing alt text',
      posts.schema,
      without(post, 'alt'),
      'content/x: alt: is missing; expected text',
    ],
    [
      'wrong type',
      posts.schema,
      { ...post, title: 7 },
      'content/x: title: found 7; expected text, so put it in quotes',
    ],
    [
      'blank text',
      posts.schema,
      { ...post, author: '  ' },
      'content/x: author: is empty; write some text',
    ],
    [
      'day that does not exist',
      posts.schema,
      { ...post, date: '2026-02-31' },
      'content/x: date: found "2026-02-31"; write a real date as "YYYY-MM-DD"',
    ],
    [
      'excerpt too long',
      posts.schema,
      { ...post, excerpt: 'x'.repeat(161) },
      'content/x: excerpt: has 161 characters; search results cut it after 160',
    ],
    [
      'image outside content/images',
      posts.schema,
      { ...post, image: '../1.svg' },
      'content/x: image: found "../1.svg"; write a file name under content/images/, such as "blog/cash-flow.svg"',
    ],
    [
      'source that is no https address',
      posts.schema,
      { ...post, sources: [{ title: 'Act', url: 'javascript:alert(1)' }] },
      'content/x: sources 1 › url: found "javascript:alert(1)"; write a full address that begins with https://',
    ],
    [
      'two bodies in a section',
      services.schema,
      { ...service, sections: [{ field: 'overview', text: 'a', items: ['b'] }] },
      'content/x: sections 1: section "overview" needs exactly one of text, items, steps; found text and items',
    ],
    [
      'no body in a section',
      services.schema,
      { ...service, sections: [{ field: 'overview' }] },
      'content/x: sections 1: section "overview" needs exactly one of text, items, steps; found none',
    ],
    [
      'unknown field in a list item',
      services.schema,
      { ...service, sections: [{ field: 'services', items: [{ title: 'A', body: 'b' }] }] },
      'content/x: sections 1 › items 1: expected text, or {"title", "text"}',
    ],
    [
      'picture without alt text',
      services.schema,
      { ...service, image: 'services/gst.svg' },
      'content/x: imageAlt: is missing; say what the picture shows',
    ],
    [
      'time in another form',
      events.schema,
      { ...event, time: '3 pm' },
      'content/x: time: found "3 pm"; write start and end as "15:00-16:30"',
    ],
    [
      'empty list',
      events.schema,
      { ...event, agenda: [] },
      'content/x: agenda: has 0 items; write at least 1',
    ],
    [
      'unknown block',
      pages.schema,
      { ...page, blocks: [{ block: 'slider' }] },
      'content/x: blocks 1 › block: found "slider"; allowed: "prose", "cards", "list", "steps", "stats", "table", "chart", "quote", "faqs", "cta"',
    ],
    [
      'link that leaves the site',
      pages.schema,
      {
        ...page,
        blocks: [
          {
            block: 'cards',
            items: [
              { title: 'A', text: 'b', href: '//evil.example' },
              { title: 'B', text: 'c' },
            ],
          },
        ],
      },
      'content/x: blocks 1 › items 1 › href: found "//evil.example"; write a path of this site that begins with "/"',
    ],
    [
      'version in another form',
      policies.schema,
      { version: 'v2' },
      'content/x: version: found "v2"; write it as "2.1"',
    ],
    [
      'status outside the list',
      compliance.schema,
      { ...deadline, status: 'done' },
      'content/x: status: found "done"; allowed: "upcoming", "completed", "overdue"',
    ],
    [
      'fact id in another form',
      facts.schema,
      {
        title: 'GST',
        facts: [
          {
            id: 'GST Limit',
            says: 's',
            unit: 'count',
            law: 'a',
            values: [{ value: 1 }],
            checkedOn: '2026-11-21',
            checkedAgainst: 'general knowledge',
            confidence: 'high',
            reviewBy: '2027-04-01',
          },
        ],
      },
      'content/x: facts 1 › id: found "GST Limit"; write it in lower case with hyphens',
    ],
    [
      'question number of another type',
      faqs.schema,
      {
        title: 'FAQs',
        page: 'faqs',
        order: 1,
        color: 'blue',
        faqs: [{ id: '1', question: 'q', answer: 'a' }],
      },
      'content/x: faqs 1 › id: found "1"; expected a number',
    ],
  ])('%s', (_name, schema, data, message) => {
    expect(errorsOf(schema, data)).toContain(message);
  });

  test('a misspelt section field names the whole vocabulary', () => {
    const [error] = errorsOf(services.schema, {
      ...service,
      sections: [{ field: 'overvew', text: 'a' }],
    });
    expect(error).toMatch(
      /^content\/x: sections 1 › field: found "overvew"; did you mean "overview"\? allowed: "overview", "subtitle", .*"idealFor"$/,
    );
  });
});

describe('normalising', () => {
  test('one paragraph and several are both a list', () => {
    const read = services.schema.parse({
      ...service,
      sections: [{ field: 'overview', text: ['a', 'b'] }],
    });
    expect(read.sections[0]?.text).toEqual(['a', 'b']);
    expect(services.schema.parse(service).sections[0]?.text).toEqual(['What it is.']);
  });

  test('an unnamed colour falls back to grey', () => {
    expect(services.schema.parse(service).color).toBe('grey');
  });
});

describe('site.json', () => {
  const site = {
    name: 'Example Firm',
    legalName: 'Example Firm LLP',
    tagline: 'Accounts and filings.',
    description: 'A firm.',
    established: 2015,
    phone: '+91 80 1234 5678',
    email: 'office@firm.test',
    whatsapp: '919876543210',
    address: {
      street: 's',
      locality: 'l',
      region: 'r',
      postalCode: '1',
      country: 'India',
      countryCode: 'IN',
    },
    map: { latitude: 12.9, longitude: 77.6 },
    social: Object.fromEntries(
      ['instagram', 'facebook', 'linkedin', 'reddit', 'quora', 'x'].map((name) => [
        name,
        `https://${name}.test/firm`,
      ]),
    ),
    areaServed: 'India',
    legalForm: 'partnership',
  };

  test('a partnership needs no registration number', () => {
    expect(errorsOf(siteSchema, site)).toEqual([]);
  });

  test.each([
    ['llp', 'content/x: llpin: is missing (the LLPIN); the legal form "llp" must show it'],
    ['company', 'content/x: cin: is missing (the CIN); the legal form "company" must show it'],
  ])('%s shows its registration facts', (legalForm, message) => {
    const errors = errorsOf(siteSchema, { ...site, legalForm });
    expect(errors).toContain(message);
    expect(errors).toContain(
      `content/x: registeredOffice: is missing; the legal form "${legalForm}" must show it`,
    );
    expect(errors).toContain(
      `content/x: queriesContact: is missing; the legal form "${legalForm}" must show it`,
    );
  });

  test('stand-in values are recognised', () => {
    const real = siteSchema.parse(site);
    expect(standInFields(real)).toEqual([]);
    expect(
      standInFields({
        ...real,
        phone: '+91 80 0000 0000',
        email: 'a@example.com',
        whatsapp: '910000000000',
        llpin: 'AAA-0000',
      }),
    ).toEqual(['phone', 'email', 'whatsapp', 'llpin']);
  });
});

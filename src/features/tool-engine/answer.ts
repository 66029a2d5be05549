/** What every tool answers. */
import type { ReactNode } from 'react';

/** How a part of the answer is meant; what is closed shows its titles only when it is opened. */
export interface Mark {
  readonly title: string;
  readonly closed?: boolean;
}
export type Marks = Readonly<Record<string, Mark>>;

/** A duty, something unresolved, a choice, and what is not required: never mixed. */
export const MARKS = {
  must: { title: 'You must' },
  check: { title: 'Check' },
  may: { title: 'You may' },
  'not-yet': { title: 'Not yet', closed: true },
} as const satisfies Marks;

export interface Item {
  /** Key of the answer's marks. */
  readonly mark: string;
  readonly title: string;
  readonly reason?: string | undefined;
  readonly by?: string | undefined;
  /** Act and section. */
  readonly law?: string | undefined;
  /** Behind "Why": rule, fee, note. */
  readonly why?: readonly (readonly [name: string, words: string | undefined])[];
  /** What helps further, such as the page of the service. */
  readonly link?: readonly [label: string, href: string] | undefined;
}

export interface Sum {
  readonly label: string;
  readonly value: string;
  /** How it comes about, a line a step. */
  readonly steps: readonly string[];
  /** Heading above it and its neighbours. */
  readonly group?: string;
}

export const sum = (label: string, value: string, steps: readonly string[]): Sum => ({
  label,
  value,
  steps,
});

export interface Answer {
  /** One sentence to the reader. */
  readonly verdict: string;
  /** The same in a few words, where a phone has one line; the verdict when left out. */
  readonly brief?: string | undefined;
  /** What follows from it, and what is not certain; empty ones are left out. */
  readonly notes?: readonly (string | undefined)[] | undefined;
  readonly sums?: readonly Sum[] | undefined;
  readonly items?: readonly Item[] | undefined;
  /** In the order of the answer; those of registrations when left out. */
  readonly marks?: Marks | undefined;
  /** Below the verdict, before all else. */
  readonly above?: ReactNode;
}

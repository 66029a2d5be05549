/** What every tool answers. */
import type { ReactNode } from 'react';

export interface Item {
  /** Key of the answer's marks. */
  readonly mark: string;
  readonly title: string;
  readonly reason?: string | undefined;
  readonly by?: string | undefined;
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
  readonly notes?: readonly (string | undefined)[] | undefined;
  readonly sums?: readonly Sum[] | undefined;
  readonly items?: readonly Item[] | undefined;
  /** How its items are meant, in their order; what is closed shows them in a line each, when it is opened. */
  readonly marks?: Readonly<Record<string, { title: string; closed?: boolean }>>;
  /** Below the verdict, before all else. */
  readonly above?: ReactNode;
}

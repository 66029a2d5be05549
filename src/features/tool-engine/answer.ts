/** The answer of every tool. */
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
  /** Link to more help, such as the page of the service. */
  readonly link?: readonly [label: string, href: string] | undefined;
}

export interface Sum {
  readonly label: string;
  readonly value: string;
  /** How it is worked out, one line per step. */
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
  /** The same in a few words, for the one line on a phone; the verdict if left out. */
  readonly brief?: string | undefined;
  readonly notes?: readonly (string | undefined)[] | undefined;
  readonly sums?: readonly Sum[] | undefined;
  readonly items?: readonly Item[] | undefined;
  /** Groups of its items, in their order; a `closed` group is a disclosure with one line per item. */
  readonly marks?: Readonly<Record<string, { title: string; closed?: boolean }>>;
  /** Shown below the verdict, before everything else. */
  readonly above?: ReactNode;
}

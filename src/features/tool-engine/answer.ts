/** The answer of every tool. */
import type { ReactNode } from 'react';

/** A registration, a due date or a form of business. */
export interface AnswerItem {
  /** Key of its group in the answer's `groups`. */
  readonly group: string;
  readonly title: string;
  readonly reason?: string | undefined;
  readonly by?: string | undefined;
  readonly law?: string | undefined;
  /** Behind "Why": rule, fee, note. */
  readonly why?: readonly (readonly [name: string, text: string | undefined])[];
  /** Link to more help, such as the page of the service. */
  readonly link?: readonly [label: string, href: string] | undefined;
}

export interface AnswerSum {
  readonly label: string;
  readonly value: string;
  /** How it is worked out, one line per step. */
  readonly steps: readonly string[];
  /** Heading above it and its neighbours. */
  readonly heading?: string;
}

/** `createSum('Late fee', '₹2,050', ['41 days × ₹50 = ₹2,050'])` */
export const createSum = (label: string, value: string, steps: readonly string[]): AnswerSum => ({
  label,
  value,
  steps,
});

export interface ToolAnswer {
  /** One sentence to the reader. */
  readonly verdict: string;
  /** The same in a few words, for the one line on a phone; the verdict if left out. */
  readonly brief?: string | undefined;
  /** What matters most in the verdict, shown large above it. */
  readonly figure?: string | undefined;
  readonly notes?: readonly (string | undefined)[] | undefined;
  readonly sums?: readonly AnswerSum[] | undefined;
  readonly items?: readonly AnswerItem[] | undefined;
  /** Groups of its items, in their order; a `closed` group is a disclosure with one line per item. */
  readonly groups?: Readonly<Record<string, { title: string; closed?: boolean }>>;
  /** A picture or a button below the verdict, before everything else. */
  readonly belowVerdict?: ReactNode;
}

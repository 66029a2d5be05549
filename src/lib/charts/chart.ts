/** What a chart is, wherever it was written: a block of Markdown, a block of a page, or data of an entry. */
export interface Line {
  /** The figure it marks. */
  readonly at: string;
  readonly says: string;
}

interface Common {
  /** What is measured, in a few words. */
  readonly title: string;
  /** One sentence that says what the drawing shows. */
  readonly says: string;
  /** Heads of the table: what the rows are, then what each figure is. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Its figures are invented. */
  readonly example?: boolean | undefined;
}

export const STRIP_AXES = ['month', 'year', 'amount'] as const;

/** The kinds of chart; the figures are texts as they are printed, and are read from them. */
export type Chart = Common &
  (
    | { readonly kind: 'steps' }
    | { readonly kind: 'columns' }
    | { readonly kind: 'bars'; readonly line?: Line | undefined }
    | { readonly kind: 'parts'; readonly line?: Line | undefined }
    | { readonly kind: 'strip'; readonly over: (typeof STRIP_AXES)[number] }
    | {
        readonly kind: 'timeline';
        /**
         * The event from which a time "within …" counts; a time without that word leads up to it. Where none
         * is named, a step begins when the one before it ends.
         */
        readonly event?: string | undefined;
      }
  );

export type ChartOf<Kind extends Chart['kind']> = Extract<Chart, { readonly kind: Kind }>;

/** All rows of the table: those of the chart, and the line that it draws through them. */
export function tableRows(chart: Chart): readonly (readonly string[])[] {
  if (!('line' in chart) || chart.line === undefined) return chart.rows;
  const { says, at } = chart.line;
  return [...chart.rows, [says, ...chart.columns.slice(2).map(() => '–'), at]];
}

/** What the drawing tells, for those who do not see it. */
export function chartInWords(chart: Chart): string {
  const rows = tableRows(chart).map(([label = '', ...figures]) =>
    [label, figures.filter((figure) => figure !== '').join(' and ')].filter(Boolean).join(' '),
  );
  return `${chart.title}: ${rows.join(', ')}`;
}

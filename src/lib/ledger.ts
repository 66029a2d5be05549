/** Recognises columns of figures, which the stylesheet aligns at the right, with a double line below the total. */

/** `₹1,20,000`, `-4.5`, `15 %`, `₹10 crore`, `Nil` */
const FIGURE = /^([+−-]?₹?[\d.,]+( ?%| lakh| crore)?|[Nn]il\b.*)$/;

/**
 * Finds the columns of figures: every column after the first whose cells are all figures or empty. `isFigures`: all
 * columns after the first are columns of figures. `hasTotal`: the last row contains totals. `rows`: the cells
 * below the header, as text or Markdown.
 */
export function readLedger(rows: readonly (readonly string[])[]) {
  const textAt = (row: readonly string[] = [], column: number) =>
    (row[column] ?? '').replaceAll('*', '').trim();
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const figures = Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => textAt(row, column)).filter(Boolean);
    return column > 0 && cells.length > 0 && cells.every((cell) => FIGURE.test(cell));
  });
  return {
    figures,
    isFigures: width > 1 && figures.slice(1).every(Boolean),
    hasTotal: figures.includes(true) && /\btotal\b/i.test(textAt(rows.at(-1), 0)),
  };
}

import type { DueMonth } from '#features/tools/due-year.logic.ts';

interface Props {
  months: readonly DueMonth[];
}

const HEIGHT = 64;

/** A bar a month, so that the dense ones are seen at once; each leads to its dates. */
export function YearStrip({ months }: Props) {
  const most = Math.max(1, ...months.map(({ dues }) => dues.length));
  return (
    <nav aria-label="Months" className="mt-8 print:hidden">
      <ol className="grid grid-cols-7 gap-x-1 gap-y-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {months.map(({ id, name, dues }) => {
          const bar = Math.round((HEIGHT * dues.length) / most);
          const [month = '', year = ''] = name.split(' ');
          return (
            <li key={id}>
              <a
                href={`#month-${id}`}
                className="group flex flex-col items-stretch text-center no-underline"
              >
                <span className="text-small font-semibold tabular-nums">
                  {dues.length}
                  <span className="sr-only">
                    {' '}
                    in {month} {year}
                  </span>
                </span>
                <svg
                  viewBox={`0 0 24 ${HEIGHT}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="mt-1 h-16 w-full"
                >
                  <rect
                    x="0"
                    y={HEIGHT - bar}
                    width="24"
                    height={bar}
                    className="fill-tone group-hover:fill-link"
                  />
                </svg>
                <span
                  aria-hidden="true"
                  className="border-t border-control pt-1 text-fine text-muted group-hover:text-ink"
                >
                  {month.slice(0, 3)}
                  <span className="block">{year}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import type { FigureOf, FormEntry } from '#features/tools/company-forms.logic.ts';
import { FormPicture } from '#features/tools/FormPicture.tsx';
import { ROWS } from './rows.ts';

interface Props {
  forms: readonly FormEntry[];
  figure: FigureOf;
}

const CELL = 'pb-4 pr-3 pt-1 align-top sm:pr-8';

/** Two or three forms side by side. The name of a row is above its cells, so that a phone has room for them. */
export function Comparison({ forms, figure }: Props) {
  return (
    <table className="mt-6 w-full table-fixed border-collapse text-fine sm:text-small">
      <caption className="sr-only">
        {forms.map(({ short }) => short).join(', ')} side by side
      </caption>
      <thead>
        <tr className="border-b-2 border-tone">
          {forms.map(({ id, short, service }) => (
            <th
              key={id}
              scope="col"
              className="break-words pb-2 pr-3 text-left align-bottom text-small sm:pr-8 sm:text-h4"
            >
              <a href={service} className="text-link underline underline-offset-4">
                {short}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-rule">
          {forms.map(({ id, picture }) => (
            <td key={id} className={`${CELL} pt-4`}>
              <FormPicture picture={picture} figure={figure} />
            </td>
          ))}
        </tr>
      </tbody>
      {ROWS.map(([row, label]) => (
        <tbody key={row} className="border-b border-rule print:break-inside-avoid">
          <tr>
            <th
              scope="rowgroup"
              colSpan={forms.length}
              className="pt-3 text-left font-semibold text-brass"
            >
              {label}
            </th>
          </tr>
          <tr>
            {forms.map(({ id, facts }) => (
              <td key={id} className={`${CELL} break-words`}>
                {facts[row]}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      {forms.some(({ note }) => note) && (
        <tbody>
          <tr>
            <th
              scope="rowgroup"
              colSpan={forms.length}
              className="pt-3 text-left font-semibold text-brass"
            >
              Not certain
            </th>
          </tr>
          <tr>
            {forms.map(({ id, note }) => (
              <td key={id} className={CELL}>
                {note ?? '–'}
              </td>
            ))}
          </tr>
        </tbody>
      )}
    </table>
  );
}

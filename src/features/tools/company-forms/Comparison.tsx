import { ROWS, type FormEntry } from '#features/tools/company-forms.logic.ts';
import { FormPicture } from '#features/tools/FormPicture.tsx';
import type { FigureOf } from '#features/tool-engine/figures.logic.ts';

interface Props {
  forms: readonly FormEntry[];
  figure: FigureOf;
}

/** Two or three forms side by side. The name of a row is above its cells, so that a phone has room for them. */
export function Comparison({ forms, figure }: Props) {
  return (
    <table className="side-by-side">
      <caption className="sr-only">
        {`${forms.map(({ short }) => short).join(', ')} side by side`}
      </caption>
      <thead>
        <tr className="linked">
          {forms.map(({ id, short, service }) => (
            <th key={id} scope="col">
              <a href={service}>{short}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {forms.map(({ id, picture }) => (
            <td key={id} className="pt-4">
              <FormPicture picture={picture} figure={figure} />
            </td>
          ))}
        </tr>
      </tbody>
      {ROWS.filter(([, words]) => forms.some(words)).map(([label, words]) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={forms.length}>
              {label}
            </th>
          </tr>
          <tr>
            {forms.map((form) => (
              <td key={form.id}>{words(form) ?? '–'}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

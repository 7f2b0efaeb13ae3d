import type { ReactNode } from 'react';
import { Wide } from '../wide';

interface ThemeTableProps {
  /** Heading of the first column. */
  label: string;
  rows: readonly { key: string; name: ReactNode; light: ReactNode; dark: ReactNode }[];
}

/** Renders a table with a column for each theme. */
export function ThemeTable({ label, rows }: ThemeTableProps) {
  return (
    <Wide label={label}>
      <table className="docs-table sb-unstyled">
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, light, dark }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{light}</td>
              <td>{dark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

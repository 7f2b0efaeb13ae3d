import type { TokenValue } from './class-tokens';

const isColor = (value: string) => value.startsWith('#');

function Value({ value }: { value: string }) {
  return (
    <td>
      {isColor(value) && <span aria-hidden className="docs-swatch" style={{ background: value }} />}
      <code>{value}</code>
    </td>
  );
}

/** Tokens with their values in both themes. */
export function TokenTable({ tokens }: { tokens: readonly TokenValue[] }) {
  return (
    <table className="docs-table sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, light, dark }) => (
          <tr key={name}>
            <th scope="row">
              <code>--gh-{name}</code>
            </th>
            <Value value={light} />
            <Value value={dark} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

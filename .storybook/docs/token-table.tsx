import type { TokenValue } from './class-tokens';
import { ThemeTable } from './theme-table';

const isColor = (value: string) => value.startsWith('#');

function Value({ value }: { value: string }) {
  return (
    <>
      {isColor(value) && <span aria-hidden className="docs-swatch" style={{ background: value }} />}
      <code>{value}</code>
    </>
  );
}

/** Renders tokens with their values in both themes. */
export function TokenTable({ tokens }: { tokens: readonly TokenValue[] }) {
  const rows = tokens.map(({ name, light, dark }) => ({
    key: name,
    name: <code>--gh-{name}</code>,
    light: <Value value={light} />,
    dark: <Value value={dark} />,
  }));
  return <ThemeTable label="Token" rows={rows} />;
}

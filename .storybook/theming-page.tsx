import { contrastRatio } from '@gatehouse/ui/kit';
import { colors } from '../tailwind.config';
import { allTokens } from './class-tokens';
import { TokenTable } from './token-table';

type Color = keyof typeof colors.light;

/** Texts, and what they stand on. */
const pairs: readonly (readonly [Color, Color])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text-muted', 'surface'],
  ['text-muted', 'muted'],
  ['on-primary', 'primary'],
  ['on-danger', 'danger-solid'],
  ['danger', 'surface'],
  ['warning', 'surface'],
  ['success', 'surface'],
  ['info', 'surface'],
  ['border-control', 'surface'],
  ['ring', 'surface'],
];

const resolve = (theme: 'light' | 'dark', name: Color): string => {
  const value = colors[theme][name];
  const other = value.match(/^var\(--gh-(.+)\)$/)?.[1];
  return Object.entries(colors[theme]).find(([token]) => token === other)?.[1] ?? value;
};

const ratio = (theme: 'light' | 'dark', [one, other]: readonly [Color, Color]) =>
  contrastRatio(resolve(theme, one), resolve(theme, other))?.toFixed(1);

/** Tokens and their contrast, from the theme. */
export function ThemingPage() {
  return (
    <>
      <h2>Contrast</h2>
      <table className="docs-table sb-unstyled">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.join()}>
              <th scope="row">
                <code>{pair[0]}</code> on <code>{pair[1]}</code>
              </th>
              <td>{ratio('light', pair)} : 1</td>
              <td>{ratio('dark', pair)} : 1</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Tokens</h2>
      <TokenTable tokens={allTokens()} />
    </>
  );
}

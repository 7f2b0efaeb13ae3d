import { type Measured, measure } from '../../demo/preview/theme/colors/contrast';
import { paletteOf } from '../../demo/preview/theme/defaults';
import { allTokens } from './class-tokens';
import { ThemeTable } from './theme-table';
import { TokenTable } from './token-table';

const ratioOf = (pair: Measured | undefined) => pair && `${pair.ratio.toFixed(1)} : 1`;

/** Renders the tokens, and the contrast of every pair that the builder measures, read from the theme. */
export function ThemingPage() {
  const dark = measure(paletteOf({}, 'dark'));
  const pairs = measure(paletteOf({}, 'light')).map((pair, at) => ({
    key: `${pair.text} ${pair.ground}`,
    name: (
      <>
        <code>{pair.text}</code> on {pair.ground === 'soft' ? 'its soft background' : <code>{pair.ground}</code>}, at
        least {pair.minimum} : 1
      </>
    ),
    light: ratioOf(pair),
    dark: ratioOf(dark[at]),
  }));
  return (
    <>
      <h2>Contrast</h2>
      <ThemeTable label="Pair" rows={pairs} />
      <h2>Tokens</h2>
      <TokenTable tokens={allTokens()} />
    </>
  );
}

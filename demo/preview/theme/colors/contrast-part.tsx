import { Badge, Button } from '@gatehouse/ui/kit';
import { paletteOf } from '../defaults';
import type { ThemePartProps } from '../history';
import type { Mode } from '../theme';
import { colorName } from './colors-part';
import { accessibleColor, groundOf, levelOf, type Measured, measure } from './contrast';

const groundName = ({ text, ground }: Measured) => (ground === 'soft' ? `soft ${colorName(text)}` : colorName(ground));

/** Renders every pair of both modes: those with too little contrast first, each with a corrected color. */
export function ContrastPart({ theme, change }: ThemePartProps) {
  const modes = (['light', 'dark'] as const).map((mode) => {
    const palette = paletteOf(theme, mode);
    const all = measure(palette).toSorted((a, b) => Number(a.passes) - Number(b.passes) || a.ratio - b.ratio);
    return { mode, palette, all };
  });
  const use = (mode: Mode, token: Measured['text'], color: string) =>
    change({ ...theme, [mode]: { ...theme[mode], [token]: color } }, `fix ${mode} ${token} ${color}`);
  return modes.map(({ mode, palette, all }) => {
    const offered = new Set<string>();
    return (
      <section key={mode} aria-label={`Contrast, ${mode}`}>
        <h3 className="pb-1 text-[12px] text-subtle">{mode === 'light' ? 'Light' : 'Dark'}</h3>
        <ul>
          {all.map((pair) => {
            const ground = groundOf(palette, pair);
            // One color corrects all pairs of a text.
            const color = pair.passes || offered.has(pair.text) ? undefined : accessibleColor(palette, pair.text);
            if (color) offered.add(pair.text);
            return (
              <li
                key={`${pair.text} ${pair.ground}`}
                className="grid grid-cols-[32px_1fr_auto_auto] items-center gap-x-2 gap-y-1 py-[3px] text-xs"
              >
                <span
                  aria-hidden
                  className="grid h-6 place-items-center rounded-[5px] shadow-[inset_0_0_0_1px_#8883]"
                  style={{ color: palette[pair.text], background: ground }}
                >
                  Aa
                </span>
                <span>
                  {colorName(pair.text)} on {groundName(pair)}
                </span>
                <span className="tabular-nums">{pair.ratio.toFixed(2)}</span>
                <Badge tone={pair.passes ? 'success' : 'danger'}>{levelOf(pair) ?? `Under ${pair.minimum}`}</Badge>
                {color && (
                  <Button
                    size="sm"
                    variant="secondary"
                    className="col-[2/-1] justify-self-start"
                    onClick={() => use(mode, pair.text, color)}
                  >
                    <span aria-hidden className="size-3.5 rounded-full" style={{ background: color }} />
                    Use {color} for AA
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}

import { Button } from '@gatehouse/ui/kit';
import { Crosshair } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { paletteOf } from '../defaults';
import type { ThemePartProps } from '../history';
import { colorTokens, type EditableColor, type Mode } from '../theme';
import { ColorField } from './color-field';
import type { ColorPicking } from './use-color-picking';

const names: Readonly<Record<EditableColor, string>> = {
  primary: 'Primary',
  'on-primary': 'On primary',
  background: 'Background',
  surface: 'Surface',
  raised: 'Raised',
  muted: 'Muted',
  border: 'Border',
  'border-control': 'Field border',
  text: 'Text',
  'text-muted': 'Muted text',
  ring: 'Focus ring',
  danger: 'Danger',
  'danger-solid': 'Danger button',
  'on-danger': 'On danger button',
  warning: 'Warning',
  success: 'Success',
  info: 'Info',
};

export const colorName = (token: EditableColor): string => names[token];

interface ColorsPartProps extends ThemePartProps {
  picking: ColorPicking;
}

/** Renders every color as a pair: light and dark; or those of a chosen element. */
export function ColorsPart({ theme, change, picking }: ColorsPartProps) {
  const palettes = { light: paletteOf(theme, 'light'), dark: paletteOf(theme, 'dark') };
  const set = (mode: Mode, token: EditableColor, color: string | undefined) => {
    const { [token]: _, ...others } = theme[mode] ?? {};
    change({ ...theme, [mode]: color ? { ...others, [token]: color } : others }, `${mode} ${token}`);
  };
  const field = (mode: Mode, token: EditableColor) => (
    <ColorField
      label={`${names[token]}, ${mode}`}
      value={palettes[mode][token]}
      onChange={(color) => set(mode, token, color)}
      {...(theme[mode]?.[token] && { onReset: () => set(mode, token, undefined) })}
    />
  );
  const { isOn, picked, toggle, showAll } = picking;
  const tokens = picked ? colorTokens.filter((token) => picked.tokens.includes(token)) : colorTokens;
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (picked) result.current?.focus();
  }, [picked]);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={toggle}>
        <Crosshair aria-hidden />
        {isOn ? 'Cancel' : 'Find colors on the screen'}
      </Button>
      {picked && (
        <div className="flex items-center justify-between gap-2 text-[13px]">
          <p ref={result} tabIndex={-1}>
            {tokens.length > 0 ? 'Colors of' : 'No color of the theme in'} “{picked.name}”
          </p>
          <Button size="sm" variant="ghost" onClick={showAll}>
            Show all
          </Button>
        </div>
      )}
      {tokens.length > 0 && <ColorTable tokens={tokens} field={field} />}
      <p className="text-xs text-subtle empty:hidden">
        Any CSS color, or a hex code from Figma. Empty a field for its default.
      </p>
    </>
  );
}

interface ColorTableProps {
  tokens: readonly EditableColor[];
  field: (mode: Mode, token: EditableColor) => ReactNode;
}

function ColorTable({ tokens, field }: ColorTableProps) {
  return (
    <table className="w-full text-[12px] text-subtle">
      <thead>
        <tr className="*:pb-1">
          <th scope="col">Color</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token} className="*:py-0.5 *:ps-1">
            <th scope="row" title={`--gh-${token}`} className="max-w-21 py-0! ps-0! pe-1.5 leading-4">
              {names[token]}
            </th>
            <td>{field('light', token)}</td>
            <td>{field('dark', token)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

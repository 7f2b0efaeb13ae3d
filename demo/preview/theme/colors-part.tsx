import { ColorField } from './color-field';
import { paletteOf } from './defaults';
import { colorTokens, type EditableColor, type Mode } from './theme';
import type { ThemePartProps } from './use-theme-history';

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

/** Returns the label of a color. */
export const colorName = (token: EditableColor): string => names[token];

/** Renders every color as a pair: light and dark. */
export function ColorsPart({ theme, change }: ThemePartProps) {
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
  return (
    <table className="color-table">
      <thead>
        <tr>
          <th scope="col">Color</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {colorTokens.map((token) => (
          <tr key={token}>
            <th scope="row" title={`--gh-${token}`}>
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

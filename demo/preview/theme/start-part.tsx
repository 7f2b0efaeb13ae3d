import { Button } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { ColorField } from './colors/color-field';
import { themeFromBrand } from './colors/from-brand';
import { LogoColorsPart } from './colors/logo-colors-part';
import { paletteOf } from './defaults';
import type { ThemePartProps } from './history';
import { presets } from './presets';

/** Renders the start of a theme: one color, a color of the logo, or a preset. Logo, name and texts stay. */
export function StartPart({ theme, change }: ThemePartProps) {
  const [brand, setBrand] = useState(() => paletteOf(theme, 'light').primary);
  const { logo, appName, texts } = theme;
  const kept = { ...(logo && { logo }), ...(appName && { appName }), ...(texts && { texts }) };
  const create = (color: string) => change({ ...theme, ...themeFromBrand(color) }, `brand ${color}`);
  return (
    <>
      <div className="flex items-center gap-2 *:first:flex-1">
        <ColorField label="Brand color" value={brand} onChange={setBrand} />
        <Button size="sm" onClick={() => create(brand)}>
          Create theme
        </Button>
      </div>
      <p className="text-xs text-subtle empty:hidden">Creates light and dark from one color. All text meets WCAG AA.</p>
      <LogoColorsPart
        logo={logo}
        onLogo={(next) => change({ ...theme, logo: next }, 'logo')}
        onColor={(color) => {
          setBrand(color);
          create(color);
        }}
      />
      <fieldset className="grid grid-cols-3 gap-2" aria-label="Presets">
        {presets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            className="grid justify-items-center gap-1.5 rounded-[8px] border border-line px-1 pt-2.5 pb-2 text-xs hover:bg-muted"
            onClick={() => {
              setBrand(preset.brand);
              change({ ...preset.theme, ...kept }, `preset ${preset.name}`);
            }}
          >
            <span
              aria-hidden
              className="h-5 w-8 shadow-[0_0_0_1px_#fff3]"
              style={{ background: preset.brand, borderRadius: preset.theme.metrics?.radius ?? '8px' }}
            />
            {preset.name}
          </button>
        ))}
      </fieldset>
    </>
  );
}

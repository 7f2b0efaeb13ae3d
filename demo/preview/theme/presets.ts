import { themeFromBrand } from './colors/from-brand';
import type { Theme } from './theme';

const serif = "ui-serif, Georgia, Cambria, 'Times New Roman', serif";
const rounded = "ui-rounded, 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', Quicksand, Nunito, sans-serif";
const humanist = "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif";

/** Font stacks with a typeface of every device. */
export const fonts = {
  System: '',
  Grotesque: "Inter, Roboto, 'Helvetica Neue', 'Arial Nova', 'Nimbus Sans', Arial, sans-serif",
  Geometric: "Avenir, Montserrat, Corbel, 'URW Gothic', 'Century Gothic', sans-serif",
  Humanist: humanist,
  Rounded: rounded,
  Slab: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
  Serif: serif,
} as const;

export interface Preset {
  name: string;
  /** Colors on its button. */
  brand: string;
  theme: Theme;
}

const preset = (name: string, brand: string, metrics: Theme['metrics']): Preset => ({
  name,
  brand,
  theme: { ...themeFromBrand(brand), ...(metrics && { metrics }) },
});

/** Six presets; the first is the kit's own theme. */
export const presets: readonly Preset[] = [
  { name: 'Graphite', brand: '#1f2128', theme: {} },
  preset('Harbor', '#1f5fd0', { radius: '10px' }),
  preset('Orchid', '#7c3aed', { radius: '16px', font: rounded }),
  preset('Forest', '#14704a', { radius: '12px', font: humanist }),
  preset('Ember', '#d9480f', { radius: '4px', shadow: '0.5' }),
  preset('Gazette', '#101010', { radius: '0px', font: serif, shadow: '0' }),
];

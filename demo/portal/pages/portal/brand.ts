import { contrastRatio } from '@gatehouse/ui/kit';

/** Parts that a client's own portal can be made of. */
export const modules = ['Requests', 'Articles', 'Status', 'Tickets', 'Devices'] as const;
export type Module = (typeof modules)[number];

export interface Brand {
  name: string;
  /** Six digits, such as `#0b5947`. */
  colour: string;
  greeting: string;
  modules: readonly Module[];
}

export const startBrand: Brand = {
  name: 'Northwind IT',
  colour: '#2f5bd0',
  greeting: 'How can we help you today?',
  modules: ['Requests', 'Articles', 'Status'],
};

/** White or black, whichever can be read better on a colour. */
export const inkOn = (colour: string): string =>
  (contrastRatio(colour, '#ffffff') ?? 21) >= (contrastRatio(colour, '#000000') ?? 0) ? '#ffffff' : '#000000';

/** Up to two letters that stand for a name. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

const LIGHT =
  'Links in this colour cannot be read on white. They will be drawn in black, the colour stays on surfaces.';
const PALE =
  'This colour can hardly be told from white. Links will be drawn in black, and surfaces in it only show by the thin line around them.';

/** Warnings before such a portal is shown to customers. */
export const adviceFor = ({ name, colour, modules: chosen }: Brand): string[] => {
  const onWhite = contrastRatio(colour, '#ffffff') ?? 21;
  return [
    ...(name.trim() === '' ? ['A portal without a name is taken for a mistake. Give it one.'] : []),
    ...(onWhite < 3 ? [onWhite < 1.5 ? PALE : LIGHT] : []),
    ...(chosen.length === 0 ? ['Choose at least one part, or there is nothing to do here.'] : []),
    ...(chosen.includes('Tickets') && !chosen.includes('Articles')
      ? ['People open fewer tickets where they can look something up first. Consider Articles.']
      : []),
  ];
};

/** The colour of links: the client's, unless it cannot be read on white. */
export const linkColour = (colour: string): string =>
  (contrastRatio(colour, '#ffffff') ?? 21) >= 4.5 ? colour : '#1b1f1d';

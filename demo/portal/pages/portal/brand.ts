import { contrastRatio } from '@gatehouse/ui/kit';
import type { PartTexts } from '../../texts/english';

export const modules = ['Requests', 'Articles', 'Status', 'Tickets', 'Devices'] as const;
export type Module = (typeof modules)[number];

export interface Brand {
  name: string;
  /** Hex color of six digits, such as `#0b5947`. */
  color: string;
  greeting: string;
  modules: readonly Module[];
}

/** Returns the initial brand in the language of the texts. */
export const startBrand = ({
  sampleName,
  sampleGreeting,
}: Pick<PartTexts['portal'], 'sampleName' | 'sampleGreeting'>): Brand => ({
  name: sampleName,
  color: '#2f5bd0',
  greeting: sampleGreeting,
  modules: ['Requests', 'Articles', 'Status'],
});

/** Returns white or black, whichever has more contrast on a color. */
export const inkOn = (color: string): string =>
  (contrastRatio(color, '#ffffff') ?? 21) >= (contrastRatio(color, '#000000') ?? 0) ? '#ffffff' : '#000000';

/** Returns up to two initials of a name. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** Returns the warnings about a brand before the portal is used for customers. */
export const adviceFor = ({ name, color, modules: chosen }: Brand, advice: PartTexts['portal']['advice']): string[] => {
  const onWhite = contrastRatio(color, '#ffffff') ?? 21;
  return [
    ...(name.trim() === '' ? [advice.name] : []),
    ...(onWhite < 3 ? [onWhite < 1.5 ? advice.pale : advice.light] : []),
    ...(chosen.length === 0 ? [advice.parts] : []),
    ...(chosen.includes('Tickets') && !chosen.includes('Articles') ? [advice.articles] : []),
  ];
};

/** Returns the link color: the client's, unless its contrast on white is too low. */
export const linkColor = (color: string): string =>
  (contrastRatio(color, '#ffffff') ?? 21) >= 4.5 ? color : '#1b1f1d';

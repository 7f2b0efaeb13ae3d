import type { ColorToken } from '@gatehouse/ui/kit';

/** Text on ground, as the kit combines them. */
export const pairs: readonly { text: ColorToken; ground: ColorToken }[] = [
  { text: 'on-primary', ground: 'primary' },
  { text: 'text', ground: 'background' },
  { text: 'text', ground: 'surface' },
  { text: 'text', ground: 'muted' },
  { text: 'text-muted', ground: 'background' },
  { text: 'text-muted', ground: 'surface' },
  { text: 'danger', ground: 'surface' },
  { text: 'success', ground: 'surface' },
];

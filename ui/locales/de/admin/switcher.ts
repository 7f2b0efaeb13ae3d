import type { SwitcherTexts } from '../../en/admin/switcher';

export const texts: SwitcherTexts = {
  search: 'Konten',
  placeholder: 'Konto finden',
  active: 'Aktuelles Konto',
  reseller: 'Reseller',
  none: 'Kein Konto mit diesem Namen.',
  more: 'Die ersten 50 Konten. Geben Sie mehr vom Namen ein.',
  loadFailed: 'Ihre Konten konnten nicht geladen werden.',
  inside: ({ name, parent }) => `Sie sind in ${name}, unterhalb von ${parent}.`,
  insideText: 'Was Sie hier ändern, steht in den Audit-Protokollen beider Konten.',
  back: (parent) => `Zurück zu ${parent}`,
};

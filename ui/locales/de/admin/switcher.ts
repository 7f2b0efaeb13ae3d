import type { SwitcherTexts } from '../../en/admin/switcher';

export const texts: SwitcherTexts = {
  search: 'Konten',
  placeholder: 'Konto suchen',
  active: 'Aktuelles Konto',
  reseller: 'Reseller',
  none: 'Kein Konto mit diesem Namen.',
  more: 'Die ersten 50 Konten. Geben Sie mehr vom Namen ein, um die Auswahl einzugrenzen.',
  loadFailed: 'Ihre Konten konnten nicht geladen werden.',
  inside: ({ name, parent }) => `Sie sind in ${name}, einem Unterkonto von ${parent}.`,
  insideText: 'Was Sie hier ändern, steht in den Audit-Protokollen beider Konten.',
  back: (parent) => `Zurück zu ${parent}`,
};

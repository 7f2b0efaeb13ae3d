import type { ImpersonateTexts } from '../../en/flows/impersonate';

export const texts: ImpersonateTexts = {
  title: 'Als anderer Benutzer handeln?',
  text: 'Sie werden abgemeldet. Alles, was Sie tun, wird unter Ihrem eigenen Namen festgehalten.',
  cancel: 'Abbrechen',
  doneTitle: 'Sie handeln als anderer Benutzer',
  doneText: 'Oben auf jeder Seite sehen Sie, für wen Sie handeln, und können es beenden.',
  bar: 'Handeln für andere',
  acting: (name) => `Sie handeln als ${name}`,
  stop: 'Beenden',
};

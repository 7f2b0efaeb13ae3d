import type { ImpersonateTexts } from '../../en/flows/impersonate';

export const texts: ImpersonateTexts = {
  title: 'Als anderer Benutzer arbeiten?',
  text: 'Sie werden abgemeldet. Alles, was Sie tun, wird unter Ihrem eigenen Namen protokolliert.',
  cancel: 'Abbrechen',
  doneTitle: 'Sie arbeiten als anderer Benutzer',
  doneText: 'Oben auf jeder Seite sehen Sie, als wer Sie arbeiten, und können es beenden.',
  bar: 'Arbeiten als anderer Benutzer',
  acting: (name) => `Sie arbeiten als ${name}`,
  stop: 'Beenden',
};

import type { ActivateTexts } from '../../en/flows/activate';

export const texts: ActivateTexts = {
  title: 'Konto aktivieren',
  text: 'Noch ein Schritt, dann können Sie sich anmelden.',
  submit: 'Aktivieren',
  passwordTitle: 'Passwort wählen',
  password: 'Passwort',
  codeTitle: 'Code eingeben',
  codeText: 'Er steht in der E-Mail, über die Sie hierhergekommen sind.',
  termsMissing: 'Stimmen Sie den Bedingungen zu, um fortzufahren.',
  requestNew: 'Neue E-Mail senden',
  endedTitle: 'Dieser Link ist nicht mehr gültig',
  endedText:
    'Er wurde schon verwendet, ist zu alt oder unvollständig. An welche Adresse sollen wir einen neuen senden?',
  resend: 'Neuen Link senden',
  back: 'Zurück',
  sentTitle: 'Prüfen Sie Ihre E-Mails',
  sentText: (email) => `Wenn ${email} auf die Aktivierung wartet, ist ein neuer Link unterwegs.`,
  doneTitle: 'Ihr Konto ist aktiv',
  doneText: 'Sie sind angemeldet.',
  doneLogin: 'Melden Sie sich an, um fortzufahren.',
};

import type { LoginTexts } from '../../en/flows/login';

const minutes10 = 'Er gilt 10 Minuten.';

export const texts: LoginTexts = {
  preLogin: {
    title: 'Anmelden',
    titleOf: (application) => `Bei ${application} anmelden`,
    text: 'Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren.',
    recovered: 'Die Bestätigung in zwei Schritten ist ausgeschaltet. Melden Sie sich erneut an.',
    signUp: 'Konto erstellen',
    unknownAlias: (alias) =>
      `Unter ${alias} ist nichts registriert. Prüfen Sie die Adresse oder melden Sie sich hier an.`,
  },
  social: {
    or: 'oder',
    continueWith: (service) => `Weiter mit ${service}`,
    consent: (service) => `Weiter mit ${service}?`,
    cancel: 'Abbrechen',
  },
  password: {
    title: 'Passwort eingeben',
    forgot: 'Passwort vergessen?',
    submit: 'Anmelden',
    unlock: 'Wenn es dieses Konto gibt, haben wir einen Link zum Entsperren gesendet.',
    wait: (duration) => `Versuchen Sie es in ${duration} noch einmal.`,
  },
  code: {
    emailTitle: 'Prüfen Sie Ihre E-Mails',
    emailText: (email) => `Wenn es zu ${email} ein Konto gibt, ist ein Code unterwegs. ${minutes10}`,
    smsTitle: 'Prüfen Sie Ihre SMS',
    smsText: (phoneNumber) => `Ein Code ist unterwegs an ${phoneNumber}. ${minutes10}`,
    smsTextUnknown: `Wenn zu diesem Konto ein Telefon gehört, ist ein Code unterwegs. ${minutes10}`,
    submit: 'Anmelden',
    quick: 'Beim nächsten Mal auf diesem Gerät per SMS anmelden',
    lostPhone: 'Telefon verloren?',
    notMe: 'Nicht Ihr Konto?',
  },
  quick: 'Code per SMS senden',
  instead: {
    Code: 'Stattdessen Code per E-Mail senden',
    MagicLink: 'Stattdessen Link per E-Mail senden',
    SmsCode: 'Stattdessen Code per SMS senden',
  },
  magicLink: {
    title: 'Prüfen Sie Ihre E-Mails',
    text: (email) => `Wenn es zu ${email} ein Konto gibt, ist ein Anmeldelink unterwegs. ${minutes10}`,
  },
  success: { title: 'Sie sind angemeldet', text: 'Sie werden weitergeleitet …' },
  useRecoveryCode: 'Wiederherstellungscode verwenden',
};

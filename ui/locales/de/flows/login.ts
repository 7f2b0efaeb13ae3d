import type { LoginTexts } from '../../en/flows/login';

const minutes10 = 'Er gilt 10 Minuten.';

export const texts: LoginTexts = {
  preLogin: {
    title: 'Anmelden',
    titleOf: (application) => `Bei ${application} anmelden`,
    text: 'Geben Sie Ihre E-Mail-Adresse ein.',
    recovered: 'Die Bestätigung in zwei Schritten ist ausgeschaltet. Melden Sie sich noch einmal an.',
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
    emailTitle: 'Sehen Sie in Ihre E-Mails',
    emailText: (email) => `Wenn es zu ${email} ein Konto gibt, ist ein Code unterwegs. ${minutes10}`,
    smsTitle: 'Sehen Sie auf Ihr Telefon',
    smsText: (phoneNumber) => `Ein Code ist unterwegs an ${phoneNumber}. ${minutes10}`,
    smsTextUnknown: `Wenn zu diesem Konto ein Telefon gehört, ist ein Code unterwegs. ${minutes10}`,
    submit: 'Anmelden',
    quick: 'Auf diesem Gerät künftig per SMS anmelden',
    lostPhone: 'Telefon verloren?',
    notMe: 'Nicht Sie?',
  },
  quick: 'Code per SMS senden',
  magicLink: {
    title: 'Sehen Sie in Ihre E-Mails',
    text: (email) => `Wenn es zu ${email} ein Konto gibt, ist ein Anmeldelink unterwegs. ${minutes10}`,
  },
  sso: {
    title: 'Mit Ihrer Firma anmelden',
    text: 'Ihre Firma hat eine eigene Anmeldung. Wir bringen Sie dorthin.',
    go: 'Jetzt weiter',
    failedTitle: 'Die Anmeldung Ihrer Firma hat nicht geklappt',
    failedText: 'Wir bringen Sie zurück. Wenn es wieder geschieht, fragen Sie Ihre Administration.',
  },
  success: { title: 'Sie sind angemeldet', text: 'Es geht gleich weiter…' },
  recovery: {
    title: 'Wiederherstellungscode verwenden',
    text: 'Sie haben ihn beim Einrichten der Bestätigung in zwei Schritten bekommen. Er schaltet den zweiten Schritt aus, damit Sie ihn neu einrichten können.',
    label: 'Wiederherstellungscode',
    missing: 'Geben Sie Ihren Wiederherstellungscode ein.',
    submit: 'Ausschalten und neu anmelden',
    cancel: 'Zurück zum Code',
  },
  passkeys: {
    title: 'Beim nächsten Mal schneller anmelden',
    text: 'Mit einem Passkey genügen Fingerabdruck, Gesicht oder Bildschirmsperre statt eines Passworts.',
    add: 'Passkey hinzufügen',
    later: 'Jetzt nicht',
    never: 'Nicht mehr fragen',
  },
  breached: {
    title: 'Wählen Sie ein neues Passwort',
    text: 'Ihr Passwort stand in einem Datenleck einer anderen Website, andere könnten es kennen. Wir senden Ihnen einen Link zum Ändern.',
    submit: 'Link per E-Mail senden',
    sentTitle: 'Sehen Sie in Ihre E-Mails',
    sentText: (email) =>
      `Ein Link ist unterwegs an ${email}. Er gilt eine Stunde. Wählen Sie dort ein neues Passwort und melden Sie sich damit an.`,
  },
  useRecoveryCode: 'Wiederherstellungscode verwenden',
};

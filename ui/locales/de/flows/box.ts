import type { BoxTexts } from '../../en/flows/box';

export const texts: BoxTexts = {
  email: { label: 'E-Mail', invalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.' },
  password: { label: 'Passwort', missing: 'Geben Sie Ihr Passwort ein.', capsLock: 'Die Feststelltaste ist aktiv.' },
  code: {
    label: 'Code',
    incomplete: 'Geben Sie alle sechs Ziffern ein.',
    resend: 'Neuen Code senden',
    resent: 'Ein neuer Code ist unterwegs.',
  },
  resendIn: (duration) => `Erneut senden in ${duration}`,
  link: {
    hint: 'Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach oder lassen Sie sie erneut senden.',
    resend: 'Erneut senden',
    resent: 'Ein neuer Link ist unterwegs.',
  },
  account: { signingIn: 'Anmeldung als', change: 'E-Mail ändern', startOver: 'Von vorn beginnen' },
  captcha: 'Schließen Sie die Prüfung ab, um fortzufahren.',
  passkey: 'Mit einem Passkey anmelden',
  lastUsed: 'Zuletzt verwendet',
  toLogin: 'Zurück zur Anmeldung',
  openMail: 'Mail-App öffnen',
  slow: 'Das dauert länger als üblich.',
  reference: 'Referenz',
  fillIn: 'Füllen Sie dieses Feld aus.',
  legal: { terms: 'Nutzungsbedingungen', privacy: 'Datenschutz' },
  unknownPage: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse ist vielleicht unvollständig. Öffnen Sie den Link noch einmal oder melden Sie sich an.',
  },
  unreachable: (provider, origin) =>
    `Der Identitätsanbieter unter ${provider} ist nicht erreichbar. Prüfen Sie Ihre Verbindung. Wenn Sie diese Seite eingerichtet haben, prüfen Sie, ob ihre Adresse ${origin} dort registriert ist.`,
};

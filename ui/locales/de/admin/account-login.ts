import type { AccountLoginTexts } from '../../en/admin/account-login';

export const texts: AccountLoginTexts = {
  addresses: {
    title: 'Adressen',
    text: 'Wo sich die Benutzer Ihres Kontos anmelden und wohin sie danach gelangen.',
    alias: 'Kurzname des Kontos',
    noAlias:
      'Dieses Konto hat noch keinen Kurznamen. Ihr Anbieter vergibt ihn; damit erhalten Sie eine eigene Anmeldeseite.',
    loginUrl: 'Adresse der Anmeldung',
    loginUrlHint: 'Wer anderswo beginnt, wird zum Anmelden hierher geleitet.',
    applicationUrl: 'Adresse der Anwendung',
    applicationUrlHint: 'Hierhin gelangen Benutzer nach der Anmeldung.',
    wrong: 'Geben Sie eine vollständige Webadresse ein, zum Beispiel https://login.example.com.',
  },
  look: {
    title: 'Anmeldefenster',
    text: 'Farben, Logo und Überschrift Ihrer Anmeldeseite. Änderungen gelten, sobald Sie speichern.',
    preview: 'Vorschau der Anmeldeseite',
    byDefault: 'Standard',
    colors: {
      primary: 'Schaltflächen und Links',
      onPrimary: 'Text auf Schaltflächen',
      surface: 'Hintergrund',
      text: 'Text',
    },
    colorWrong: 'Geben Sie eine Farbe wie #0b5947 ein.',
    radius: 'Ecken',
    radii: ['Eckig', 'Leicht gerundet', 'Gerundet', 'Stark gerundet', 'Rund'],
    logo: 'Logo',
    logoWrong: 'Geben Sie die Webadresse eines Bildes ein oder laden Sie eines hoch.',
    titleIn: (language) => `Überschrift auf ${language}`,
    titleExample: (company) => `Bei ${company} anmelden`,
    tooLong: (most) => `Höchstens ${most} Zeichen.`,
    email: 'E-Mail',
    next: 'Weiter',
    contrast: 'Kontrast',
    pairs: { button: 'Text auf Schaltflächen', text: 'Text auf dem Hintergrund', link: 'Links auf dem Hintergrund' },
    readable: (ratio) => `Gut lesbar, ${ratio}`,
    tooWeak: (ratio) => `Schlecht lesbar, ${ratio}`,
  },
};

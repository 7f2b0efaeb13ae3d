import type { LoginLaterTexts } from '../../en/flows/login-later';

export const texts: LoginLaterTexts = {
  sso: {
    title: 'Mit SSO fortfahren',
    text: 'Ihre Organisation verwendet SSO. Wir leiten Sie weiter.',
    textAt: (host) => `Ihre Organisation verwendet SSO. Sie melden sich bei ${host} an.`,
    go: 'Jetzt weiter',
    failedTitle: 'Anmeldung mit SSO fehlgeschlagen',
    failedText: 'Wir leiten Sie weiter. Wenn das noch einmal passiert, wenden Sie sich an Ihren Administrator.',
    failedAgain: 'Wenn das noch einmal passiert, wenden Sie sich an Ihren Administrator.',
    reference: (id) => `Referenz: ${id}`,
    other: 'Andere E-Mail-Adresse verwenden',
  },
  noPassword: {
    title: 'Auf andere Art anmelden',
    text: 'Hier können Sie sich nicht mit einem Passwort anmelden. Melden Sie sich so an, wie Ihre Organisation es eingerichtet hat.',
  },
  recovery: {
    title: 'Wiederherstellungscode verwenden',
    text: 'Sie haben ihn erhalten, als Sie die Bestätigung in zwei Schritten eingerichtet haben. Er schaltet sie aus, damit Sie sie neu einrichten können.',
    label: 'Wiederherstellungscode',
    missing: 'Geben Sie Ihren Wiederherstellungscode ein.',
    submit: 'Ausschalten und erneut anmelden',
    cancel: 'Zurück zum Code',
  },
  passkeys: {
    title: 'Beim nächsten Mal schneller anmelden',
    text: 'Fügen Sie einen Passkey hinzu und verwenden Sie Fingerabdruck, Gesicht oder Displaysperre statt eines Passworts.',
    add: 'Passkey hinzufügen',
    later: 'Jetzt nicht',
    never: 'Nicht mehr fragen',
    exists: 'Dieses Gerät hat schon einen.',
  },
  breached: {
    title: 'Neues Passwort wählen',
    text: 'Ihr Passwort ist in einem Datenleck einer anderen Website aufgetaucht. Wir senden Ihnen einen Link, um es zu ändern.',
    submit: 'Link per E-Mail senden',
    sentTitle: 'Prüfen Sie Ihre E-Mails',
    sentText: (email) =>
      `Ein Link ist unterwegs an ${email}. Er gilt eine Stunde. Wählen Sie dort ein neues Passwort und melden Sie sich damit an.`,
  },
};

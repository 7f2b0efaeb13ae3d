import type { LoginLaterTexts } from '../../en/flows/login-later';

export const texts: LoginLaterTexts = {
  sso: {
    title: 'Mit SSO fortfahren',
    text: 'Ihre Organisation verwendet SSO. Wir leiten Sie weiter.',
    textAt: (host) => `Ihre Organisation verwendet SSO. Sie melden sich bei ${host} an.`,
    go: 'Jetzt weiter',
    failedTitle: 'Die Anmeldung mit SSO ist fehlgeschlagen',
    failedText: 'Wir leiten Sie weiter. Wenn das wieder passiert, fragen Sie Ihren Administrator.',
    failedAgain: 'Wenn das wieder passiert, fragen Sie Ihren Administrator.',
    reference: (id) => `Referenz: ${id}`,
    other: 'Andere E-Mail-Adresse verwenden',
  },
  noPassword: {
    title: 'Melden Sie sich anders an',
    text: 'Hier können Sie sich nicht mit einem Passwort anmelden. Melden Sie sich so an, wie Ihre Organisation es eingerichtet hat.',
  },
  recovery: {
    title: 'Wiederherstellungscode verwenden',
    text: 'Sie haben ihn beim Einrichten der Bestätigung in zwei Schritten bekommen. Er schaltet sie aus, damit Sie sie neu einrichten können.',
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
    exists: 'Dieses Gerät hat schon einen.',
  },
  breached: {
    title: 'Wählen Sie ein neues Passwort',
    text: 'Ihr Passwort stand in einem Datenleck einer anderen Website. Wir senden Ihnen einen Link zum Ändern.',
    submit: 'Link per E-Mail senden',
    sentTitle: 'Prüfen Sie Ihre E-Mails',
    sentText: (email) =>
      `Ein Link ist unterwegs an ${email}. Er gilt eine Stunde. Wählen Sie dort ein neues Passwort und melden Sie sich damit an.`,
  },
};

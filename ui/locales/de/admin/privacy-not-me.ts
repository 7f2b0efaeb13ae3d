import type { PrivacyNotMeTexts } from '../../en/admin/privacy-not-me';

export const texts: PrivacyNotMeTexts = {
  notMe: {
    title: 'Konto absichern',
    text: (device, address) =>
      address
        ? `Sie kennen dieses Gerät nicht: ${device}, \u2068${address}\u2069.`
        : `Sie kennen dieses Gerät nicht: ${device}.`,
    leave: 'Zurück zu Privatsphäre und Sicherheit',
    next: 'Weiter',
    finish: 'Fertig',
    steps: {
      end: 'Alle anderen abmelden',
      password: 'Neues Passwort wählen',
      factor: 'Zweiten Schritt hinzufügen',
      summary: 'Zusammenfassung',
    },
    end: 'Überall sonst abmelden',
    endText: 'Das beendet diese Sitzung und alle anderen. Hier bleiben Sie angemeldet.',
    endDone: 'Alle anderen sind abgemeldet.',
    passwordText: 'Möglicherweise kennt jemand anders Ihr Passwort.',
    passwordSave: 'Passwort ändern',
    passwordDone: 'Sie haben ein neues Passwort.',
    factorText: 'Mit einem zweiten Schritt reicht ein gestohlenes Passwort nicht aus.',
    factorAdd: 'Authenticator-App hinzufügen',
    factorDone: 'Die Bestätigung in zwei Schritten ist an.',
    summary: {
      ended: 'Alle anderen Sitzungen wurden beendet',
      notEnded: 'Andere Sitzungen wurden nicht beendet',
      password: 'Ihr Passwort wurde geändert',
      noPassword: 'Ihr Passwort wurde nicht geändert',
      factor: 'Die Bestätigung in zwei Schritten ist an',
      noFactor: 'Die Bestätigung in zwei Schritten ist aus',
    },
  },
};

import type { SecurityOverviewTexts } from '../../en/admin/security-overview';

export const texts: SecurityOverviewTexts = {
  overview: {
    score: 'Sicherheitsbewertung',
    toImprove: (count) =>
      count === 0 ? 'Nichts zu verbessern.' : count === 1 ? '1 Punkt zu verbessern.' : `${count} Punkte zu verbessern.`,
    notRated: 'Nicht bewertet',
    notRatedText: 'Für dieses Konto gibt es noch keine Bewertung.',
    nothing: 'Nichts zu verbessern',
    nothingText: 'Wir prüfen jedes Mal, wenn Sie diese Seite öffnen.',
    title: 'Empfehlungen',
    setUp: 'Einrichten',
    review: 'Prüfen',
    severities: { SEVERE: 'Hohes Risiko', WARNING: 'Mittleres Risiko', INFO: 'Geringes Risiko' },
    categories: {
      MFA: 'Bestätigung in zwei Schritten',
      SESSIONS: 'Sitzungen',
      PASSWORD: 'Passwörter',
      INACTIVITY: 'Inaktive Benutzer',
      IP: 'IP-Adressen',
      DOMAIN: 'E-Mail-Domains',
      SSO: 'SSO',
    },
    findings: {
      FORCE_MFA: {
        title: 'Bestätigung in zwei Schritten verlangen',
        text: 'Wer ein Passwort kennt, kann sich damit allein anmelden.',
      },
      BREACHED_PASSWORDS_EXIST: {
        title: 'Kompromittierte Passwörter ersetzen',
        text: 'Einige Passwörter sind in einem öffentlichen Datenleck aufgetaucht. Die betroffenen Benutzer sollten neue wählen.',
      },
      ENABLE_USER_LOCKOUT: {
        title: 'Sperre einschalten',
        text: 'Passwörter lassen sich unbegrenzt oft ausprobieren.',
      },
      STRENGTHEN_USER_LOCKOUT: {
        title: 'Weniger falsche Passwörter zulassen',
        text: 'Benutzer werden erst nach vielen Fehlversuchen gesperrt.',
      },
      ENABLE_PASSWORD_HISTORY: {
        title: 'Passwortverlauf einschalten',
        text: 'Benutzer können ein früheres Passwort wiederverwenden.',
      },
      STRENGTHEN_PASSWORD_HISTORY: {
        title: 'Mehr Passwörter merken',
        text: 'Schon nach wenigen Wechseln lässt sich ein früheres Passwort wiederverwenden.',
      },
      ENABLE_FORCE_RELOGIN: {
        title: 'Von Zeit zu Zeit neue Anmeldung verlangen',
        text: 'Eine aktive Sitzung endet nie, auch nicht auf einem gestohlenen Gerät.',
      },
      SET_FORCE_RELOGIN: {
        title: 'Öfter neue Anmeldung verlangen',
        text: 'Benutzer bleiben lange angemeldet, bevor sie sich erneut anmelden müssen.',
      },
      ENABLE_SESSION_CONCURRENCY: {
        title: 'Sitzungen pro Benutzer begrenzen',
        text: 'Ein Benutzer kann auf beliebig vielen Geräten gleichzeitig angemeldet sein.',
      },
      SET_SESSION_CONCURRENCY: {
        title: 'Weniger Sitzungen pro Benutzer zulassen',
        text: 'Ein Benutzer kann auf vielen Geräten gleichzeitig angemeldet sein.',
      },
      ENABLE_IDLE_SESSION: {
        title: 'Abmeldung bei Inaktivität einschalten',
        text: 'Ein unbeaufsichtigtes Gerät bleibt angemeldet.',
      },
      SET_IDLE_SESSION: {
        title: 'Bei Inaktivität früher abmelden',
        text: 'Ein unbeaufsichtigtes Gerät bleibt lange angemeldet.',
      },
      ENABLE_IP_RESTRICTIONS: {
        title: 'IP-Adressen beschränken',
        text: 'Das Konto lässt sich von überall verwenden.',
      },
      CHANGE_IP_TO_ALLOWLIST: {
        title: 'Nur bekannte IP-Adressen zulassen',
        text: 'Eine Sperrliste lässt jede Adresse zu, die nicht darauf steht.',
      },
      ENABLE_DOMAIN_RESTRICTIONS: {
        title: 'E-Mail-Domains beschränken',
        text: 'Benutzer mit beliebigen E-Mail-Adressen können eingeladen werden.',
      },
      CHANGE_DOMAIN_TO_ALLOWLIST: {
        title: 'Nur bekannte E-Mail-Domains zulassen',
        text: 'Eine Sperrliste lässt jede Domain zu, die nicht darauf steht.',
      },
      CONFIGURE_SSO: {
        title: 'SSO einrichten',
        text: 'Lassen Sie Ihren Identitätsanbieter entscheiden, wer sich anmelden kann.',
      },
    },
    unknownTitle: 'Weitere Empfehlung',
    unknownText: (code) => `Ihr Anbieter weiß, was dieser Code bedeutet: ${code}`,
    proposed: (value) => `Empfohlen: ${value}`,
    enrolled: (count, total) =>
      `${count} von ${total} Benutzern ${count === 1 ? 'verwendet' : 'verwenden'} die Bestätigung in zwei Schritten.`,
    inactive: (count, total) =>
      `${count} von ${total} Benutzern ${count === 1 ? 'hat' : 'haben'} sich seit 90 Tagen nicht angemeldet.`,
    breached: (count) => (count === 1 ? '1 Benutzer ist betroffen.' : `${count} Benutzer sind betroffen.`),
    limitsOn: (count) => `${count} von 3 Sitzungsbegrenzungen ${count === 1 ? 'ist' : 'sind'} eingeschaltet.`,
    entries: (count) =>
      count === 0
        ? 'Die Liste ist leer.'
        : count === 1
          ? '1 Eintrag auf der Liste.'
          : `${count} Einträge auf der Liste.`,
    insights: 'Auf einen Blick',
    other: 'Weiteres',
    reset: 'E-Mails zum Zurücksetzen senden',
    resetTitle: (count) =>
      count === 1
        ? 'E-Mail zum Zurücksetzen an 1 Benutzer senden?'
        : `E-Mails zum Zurücksetzen an alle ${count} Benutzer senden?`,
    resetText:
      'Alle Benutzer mit einem kompromittierten Passwort erhalten eine E-Mail mit einem Link für ein neues. Bis dahin gilt das alte Passwort weiter.',
    resetConfirm: 'An alle senden',
    resetDone: (count) => (count === 1 ? 'E-Mail gesendet' : `${count} E-Mails gesendet`),
  },
  users: {
    title: 'Gefährdete Benutzer',
    tables: {
      'breached-passwords': {
        title: 'Kompromittierte Passwörter',
        empty: 'Keine kompromittierten Passwörter',
        emptyText: 'Kein Benutzer hat ein Passwort, das in einem öffentlichen Datenleck aufgetaucht ist.',
      },
      'mfa-unenrolled': {
        title: 'Ohne Bestätigung in zwei Schritten',
        empty: 'Alle haben die Bestätigung in zwei Schritten',
        emptyText: 'Alle Benutzer haben die Bestätigung in zwei Schritten eingerichtet.',
      },
      inactive: {
        title: 'Seit 90 Tagen inaktiv',
        empty: 'Keine inaktiven Benutzer',
        emptyText: 'Alle Benutzer haben sich in den letzten 90 Tagen angemeldet.',
      },
    },
    search: 'Nach E-Mail-Adresse suchen',
    user: 'Benutzer',
    lastSeen: 'Letzte Anmeldung',
    joinedAt: 'Dabei seit',
    never: 'Nie',
    disabled: 'Deaktiviert',
    reset: 'E-Mail zum Zurücksetzen senden',
    resetTitle: (count) =>
      count === 1 ? 'E-Mail zum Zurücksetzen an 1 Benutzer senden?' : `${count} E-Mails zum Zurücksetzen senden?`,
    resetText:
      'Jeder Benutzer erhält eine E-Mail mit einem Link, um ein neues Passwort zu wählen. Bis dahin gilt das alte weiter.',
    resetSent: (email) => `E-Mail an ${email} gesendet`,
    resetFailed: (email) => `An ${email} wurde keine E-Mail gesendet`,
    disable: 'Deaktivieren',
    disableTitle: (count) => (count === 1 ? '1 Benutzer deaktivieren?' : `${count} Benutzer deaktivieren?`),
    disableText: 'Sie können sich erst wieder anmelden, wenn sie aktiviert werden. Ihre Daten bleiben erhalten.',
    notYourself: 'Das sind Sie.',
  },
};

import type { UsageTexts } from '../../en/admin/usage';

export const texts: UsageTexts = {
  text: 'Was dieses Konto nutzt und worauf es Anspruch hat.',
  figures: {
    users: 'Benutzer',
    week: (count) => `${count} in dieser Woche hinzugekommen`,
    subAccounts: 'Unterkonten',
    tokens: 'API-Tokens',
    features: 'Funktionen',
    of: (count) => `von ${count}`,
    today: 'Aktionen heute',
  },
  activity: {
    title: 'Aktivität der letzten 7 Tage',
    total: (count) => `${count} Einträge im Audit-Protokoll`,
    unit: { one: 'Eintrag', two: 'Einträge', few: 'Einträge', many: 'Einträge', other: 'Einträge' },
  },
  features: {
    title: 'Funktionen',
    name: 'Funktion',
    source: 'Quelle',
    plan: (plans) => (plans ? `Tarif: ${plans}` : 'Ihr Anbieter'),
    sources: { grant: 'Dem Konto gewährt', flag: 'Vom Anbieter freigeschaltet', none: '–' },
    ends: 'Endet',
    never: 'Kein Enddatum',
    state: 'Status',
    active: 'Verfügbar',
    refused: {
      MISSING_FEATURE: 'Nicht in Ihrem Tarif',
      MISSING_PERMISSION: 'Ihre Rollen umfassen sie nicht',
      BUNDLE_EXPIRED: 'Beendet',
    },
    emptyTitle: 'Noch keine Funktionen',
    empty: 'Funktionen Ihres Tarifs erscheinen hier.',
  },
  endings: {
    title: 'Endet in den nächsten 90 Tagen',
    text: 'Verlängern oder ersetzen Sie sie rechtzeitig.',
    part: (count) => `Nur die neuesten ${count} Benutzer werden geprüft.`,
    none: 'In den nächsten 90 Tagen endet nichts.',
    unnamedToken: 'Keine Beschreibung',
    kinds: { feature: 'Funktion', user: 'Befristeter Benutzer', token: 'API-Token', certificate: 'SSO-Zertifikat' },
  },
};

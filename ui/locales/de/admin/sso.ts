import type { SsoTexts } from '../../en/admin/sso';

export const texts: SsoTexts = {
  text: 'Mitglieder melden sich über den Identitätsanbieter Ihres Unternehmens an.',
  add: 'SSO einrichten',
  all: 'Alle Verbindungen',
  only: 'Verbindung',
  emptyTitle: 'Mitglieder melden sich mit einem Passwort an',
  empty: 'Verbinden Sie den Identitätsanbieter Ihres Unternehmens; das dauert etwa zehn Minuten.',
  emptyReadOnly: 'Hier erscheinen Verbindungen, die Ihr Administrator einrichtet.',
  gone: 'Diese Verbindung gibt es nicht mehr.',
  types: {
    saml: 'Anderer SAML-Anbieter',
    okta: 'Okta',
    azure: 'Microsoft Entra ID',
    google: 'Google Workspace',
    oidc: 'OpenID Connect',
  },
  states: { on: 'Ein', off: 'Aus', unfinished: 'Nicht fertig' },
  domains: 'Domains',
  noDomains: 'Noch keine',
  unproven: (domain) => `${domain} (nicht bestätigt)`,
  defaultRoles: 'Standardrollen',
  noRoles: 'Keine',
  roleCount: (count) => (count === 1 ? '1 Rolle' : `${count} Rollen`),
  open: 'Ansehen',
  manage: 'Verwalten',
  resume: 'Einrichtung fortsetzen',
  remove: 'Löschen',
  certificate: {
    subject: (name) => `Ausgestellt für ${name}.`,
    valid: (date) => `Zertifikat gültig bis ${date}.`,
    'ends-soon': (date) => `Das Zertifikat läuft am ${date} ab`,
    ended: (date) => `Das Zertifikat ist am ${date} abgelaufen`,
    renew: 'Übernehmen Sie das neue Zertifikat Ihres Identitätsanbieters, sonst schlägt die Anmeldung fehl.',
  },
  removeTitle: (name) => `Verbindung zu ${name} löschen?`,
  removeText: (domains) =>
    domains.length > 0
      ? `Mitglieder mit einer Adresse von ${domains.join(', ')} melden sich dann mit einem Passwort an oder auf eine andere Art, die dieses Konto erlaubt. Domains und Zuordnungen werden ebenfalls gelöscht.`
      : 'Domains und Zuordnungen werden ebenfalls gelöscht.',
  removeConfirm: 'Verbindung löschen',
  removedToast: (name) => `Verbindung zu ${name} gelöscht`,
};

import type { SsoTexts } from '../../en/admin/sso';

export const texts: SsoTexts = {
  text: 'Benutzer melden sich über den Identitätsanbieter Ihres Unternehmens an.',
  add: 'SSO einrichten',
  all: 'Alle Verbindungen',
  only: 'Verbindung',
  emptyTitle: 'Benutzer melden sich mit einem Passwort an',
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
    renewOff: 'Übernehmen Sie das neue Zertifikat Ihres Identitätsanbieters, bevor Sie SSO einschalten.',
  },
  removeTitle: (name) => `Verbindung zu ${name} löschen?`,
  removeText: (domains) =>
    domains.length > 0
      ? `Benutzer mit einer Adresse von ${domains.join(', ')} melden sich dann mit einem Passwort an oder auf eine andere Art, die dieses Konto erlaubt. Domains und Zuordnungen werden ebenfalls gelöscht.`
      : 'Domains und Zuordnungen werden ebenfalls gelöscht.',
  removeConfirm: 'Verbindung löschen',
  removedToast: (name) => `Verbindung zu ${name} gelöscht`,
  setup: {
    title: 'SSO einrichten',
    text: 'Jeder Schritt wird gespeichert. Sie können jederzeit unterbrechen.',
    steps: {
      provider: 'Anbieter',
      values: 'Für Ihren Anbieter',
      idp: 'Von Ihrem Anbieter',
      domains: 'Domains',
      roles: 'Rollen',
      test: 'Test',
    },
    tabs: { status: 'Status', connection: 'Verbindung', domains: 'Domains', roles: 'Rollen' },
    goOn: 'Weiter',
    finish: 'Fertigstellen',
    leaveOff: 'Später einschalten',
    save: 'Änderungen speichern',
    saveAndGoOn: 'Speichern und weiter',
    entered: 'Ich habe sie eingetragen',
    yes: 'Ja',
    no: 'Nein',
    tooLong: (max) => `Höchstens ${max} Zeichen.`,

    whichProvider: 'Welchen Identitätsanbieter verwenden Sie?',
    typeHints: {
      saml: 'Jeder Anbieter mit SAML 2.0: AD FS, Ping, OneLogin, JumpCloud.',
      okta: 'SAML-App in Okta.',
      azure: 'Unternehmensanwendung in Entra ID, früher Azure AD.',
      google: 'Eigene SAML-App in der Google-Admin-Konsole.',
      oidc: 'Jeder Anbieter mit OpenID Connect.',
    },

    enterThese: (count) =>
      `Tragen Sie ${count === 1 ? 'diesen Wert' : 'diese Werte'} bei Ihrem Identitätsanbieter ein.`,
    acsUrl: 'ACS-URL (Antwort-URL)',
    entityId: 'Entity-ID (Zielgruppe)',
    redirectUri: 'Redirect-URI',
    sheet: 'Für die IT herunterladen',
    sheetName: 'single-sign-on.txt',
    sheetTitle: 'SSO: Werte für den Identitätsanbieter',

    howToEnter: 'Wie möchten Sie die Werte Ihres Anbieters eingeben?',
    valueSources: {
      url: { label: 'Metadaten-Adresse', description: 'Am schnellsten: Wir holen alle Werte ab.' },
      file: { label: 'Metadaten-Datei', description: 'Die XML-Datei Ihres Anbieters.' },
      manual: { label: 'Manuell', description: 'Anmeldeadresse und Zertifikat.' },
    },
    metadataUrl: 'Metadaten-Adresse',
    metadataUrlHint: 'Muss aus dem Internet erreichbar sein.',
    file: 'XML-Datei',
    metadata: 'Metadaten',
    metadataHint: 'Wählen Sie eine Datei oder fügen Sie ihren Text ein.',
    metadataMissing: 'Wählen Sie eine Datei oder fügen Sie ihren Text ein.',
    fileTooLarge: 'Diese Datei ist zu groß. Wählen Sie die Metadaten eines einzelnen Anbieters.',
    fileUnreadable: 'Diese Datei ließ sich nicht lesen. Fügen Sie stattdessen ihren Text ein.',
    ssoEndpoint: 'Anmeldeadresse',
    addressWrong: 'Geben Sie eine vollständige Adresse ein, etwa https://idp.example.com.',
    certificate: 'Signaturzertifikat',
    certificateHint:
      'X.509, der ganze Text von BEGIN bis END. Hat Ihr Anbieter mehrere, fügen Sie sie nacheinander ein.',
    certificateWrong: 'Das ist kein X.509-Zertifikat. Fügen Sie den ganzen Text ein, von BEGIN bis END.',
    privateKey:
      'Das enthält einen privaten Schlüssel und wurde deshalb nicht gesendet. Fügen Sie nur das Zertifikat ein.',
    signRequest: 'Anfragen signieren',
    signRequestHint: 'Nur wenn Ihr Anbieter es verlangt.',
    issuer: 'Aussteller (Issuer)',
    issuerHint: 'Die Adresse vor /.well-known/openid-configuration.',
    clientId: 'Client-ID',
    clientIdMissing: 'Geben Sie die Client-ID ein.',
    clientSecret: 'Client-Secret',
    secretKept: 'Ein Secret ist gespeichert. Lassen Sie das Feld leer, um es zu behalten.',
    secretMissing: 'Geben Sie das Client-Secret ein.',
    valuesSaved: 'Werte gespeichert',

    domainText:
      'Benutzer mit einer Adresse dieser Domain melden sich über diese Verbindung an, sobald sie bestätigt ist.',
    changeDomain: 'Domain ändern',
    replaceTitle: (domain) => `${domain} ersetzen?`,
    replaceText:
      'Anmeldeadresse, Zertifikat und signierte Anfragen werden geleert. Bis die neue Domain eingerichtet ist, melden sich die Benutzer auf andere Art an.',
    replace: 'Domain ersetzen',
    domainsText: 'Benutzer mit einer Adresse dieser Domains melden sich über diese Verbindung an.',
    noDomains: 'Noch keine Domains.',
    domain: 'Domain',
    domainWrong: 'Geben Sie eine Domain ein, etwa example.com.',
    addDomain: 'Domain hinzufügen',
    domainAdded: (domain) => `${domain} hinzugefügt`,
    removeDomain: 'Entfernen',
    removeDomainOf: (domain) => `${domain} entfernen`,
    removeDomainTitle: (domain) => `${domain} entfernen?`,
    removeDomainText: (domain) =>
      `Benutzer mit einer Adresse von ${domain} melden sich dann mit einem Passwort an oder auf eine andere Art, die dieses Konto erlaubt.`,
    domainRemoved: (domain) => `${domain} entfernt`,
    pending: 'Nicht bestätigt',
    proven: 'Bestätigt',
    recordText: 'Legen Sie diesen TXT-Eintrag im DNS der Domain an, um zu belegen, dass sie Ihnen gehört.',
    recordName: 'Name',
    recordValue: 'Wert',
    checkNow: 'Jetzt prüfen',
    checksItself: 'Solange diese Seite offen ist, prüfen wir zusätzlich alle 30 Sekunden.',

    roles: 'Rollen',
    defaultRoles: 'Standardrollen',
    defaultRolesText:
      'Alle, die sich über diese Verbindung anmelden, erhalten diese Rollen. Ist keine gewählt, erhalten neue Benutzer die Standardrollen des Kontos.',
    adminTitle: 'Alle zu Administratoren machen?',
    adminText: (roles) =>
      `Alle, die sich über diese Verbindung anmelden, erhalten ${roles.join(', ')} und damit das Recht, Rollen oder Benutzer dieses Kontos zu ändern. Soll das nur für einige gelten, ordnen Sie stattdessen eine Gruppe zu.`,
    adminConfirm: 'Allen geben',
    rolesTitle: 'Diese Rollen allen geben?',
    rolesText: (roles) =>
      `Alle, die sich über diese Verbindung anmelden, erhalten ${roles.join(', ')}. Prüfen Sie zuerst, ob sie damit Rollen oder Benutzer dieses Kontos ändern dürfen.`,
    mappings: 'Gruppen und Rollen',
    mappingsText: 'Mitglieder einer Verzeichnisgruppe erhalten zusätzlich diese Rollen.',
    noMappings: 'Keine Gruppe hat eigene Rollen.',
    mapping: (place) => `Zuordnung ${place}`,
    group: 'Gruppe',
    groupMissing: 'Geben Sie die Gruppe so ein, wie sie im Verzeichnis heißt.',
    groupTwice: 'Für diese Gruppe gibt es schon eine Zuordnung.',
    addMapping: 'Zuordnung hinzufügen',
    removeMapping: (place) => `Zuordnung ${place} entfernen`,

    isOn: 'SSO ist eingeschaltet',
    onText: (domains) =>
      `Benutzer mit einer Adresse von ${domains.join(', ')} melden sich über Ihren Identitätsanbieter an.`,
    isOff: 'SSO ist ausgeschaltet',
    readyText:
      'Die Einrichtung ist abgeschlossen. Schalten Sie SSO zum Testen ein. Sie können es jederzeit wieder ausschalten.',
    missing: {
      values: 'Die Werte Ihres Anbieters fehlen noch',
      domain: 'Noch keine Domain: Sie bestimmt, wer sich über SSO anmeldet',
      proof: (domains) =>
        domains.length === 1
          ? `${domains[0]} ist noch nicht bestätigt`
          : `Noch ist keine dieser Domains bestätigt: ${domains.join(', ')}`,
    },
    goTo: (part) => `Weiter zu „${part}“`,
    switchOn: 'Einschalten',
    switchOff: 'Ausschalten',
    switchedOn: 'SSO ist eingeschaltet',
    switchedOff: 'SSO ist ausgeschaltet',
    turnOnTitle: 'SSO einschalten?',
    turnOnText: (count, domains) => {
      const names = domains.join(', ');
      const test =
        'Bleiben Sie hier angemeldet und testen Sie es sofort: Schlägt der Test fehl, schalten Sie es wieder aus.';
      if (count === 0)
        return `Noch hat kein Benutzer eine Adresse von ${names}. Neue melden sich über Ihren Identitätsanbieter an. ${test}`;
      const who =
        count === undefined
          ? `Alle Benutzer mit einer Adresse von ${names} melden`
          : count === 1
            ? `1 Benutzer mit einer Adresse von ${names} meldet`
            : `${count} Benutzer mit einer Adresse von ${names} melden`;
      return `${who} sich ab jetzt über Ihren Identitätsanbieter an. ${test}`;
    },
    offTitle: 'SSO ausschalten?',
    offText:
      'Benutzer mit einer Adresse dieser Domains melden sich dann mit einem Passwort an oder auf eine andere Art, die dieses Konto erlaubt.',
    test: 'In neuem Fenster testen',
    noAddress: 'Für diese Domain gibt es keine Anmeldeadresse. Prüfen Sie die Domains.',
    windowBlocked: 'Ihr Browser hat das neue Fenster blockiert. Erlauben Sie es und versuchen Sie es noch einmal.',
  },
  instructions: {
    okta: [
      'Öffnen Sie in der Okta-Konsole „Applications“ und legen Sie eine App mit SAML 2.0 an.',
      'Tragen Sie die ACS-URL als Single-Sign-on-URL und die Entity-ID als Audience-URI ein.',
      'Wählen Sie EmailAddress als Name-ID-Format.',
      'Weisen Sie der App Benutzer oder Gruppen zu.',
    ],
    azure: [
      'Öffnen Sie in Entra ID „Unternehmensanwendungen“ und erstellen Sie eine eigene Anwendung.',
      'Öffnen Sie „Einmaliges Anmelden“ und wählen Sie SAML.',
      'Tragen Sie die Entity-ID als Bezeichner und die ACS-URL als Antwort-URL ein.',
      'Weisen Sie der Anwendung Benutzer und Gruppen zu.',
    ],
    google: [
      'Öffnen Sie in der Google-Admin-Konsole „Web- und mobile Apps“ und fügen Sie eine eigene SAML-App hinzu.',
      'Überspringen Sie die Seite mit den Angaben von Google; Sie brauchen sie im nächsten Schritt hier.',
      'Tragen Sie ACS-URL und Entity-ID ein und wählen Sie EMAIL als Name-ID-Format.',
      'Schalten Sie die App für Ihre Organisationseinheiten ein.',
    ],
    saml: [
      'Legen Sie bei Ihrem Identitätsanbieter eine Anwendung mit SAML 2.0 an.',
      'Tragen Sie ACS-URL und Entity-ID ein.',
      'Senden Sie die E-Mail-Adresse als Name-ID.',
      'Weisen Sie die Benutzer zu, die sich anmelden dürfen.',
    ],
    oidc: [
      'Legen Sie bei Ihrem Identitätsanbieter einen vertraulichen Web-Client an.',
      'Tragen Sie die Redirect-URI ein.',
      'Erlauben Sie die Scopes openid, email und profile.',
      'Weisen Sie die Benutzer zu, die sich anmelden dürfen.',
    ],
  },
};

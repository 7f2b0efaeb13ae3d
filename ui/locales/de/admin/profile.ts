import type { ProfileTexts } from '../../en/admin/profile';

const signIns: Readonly<Record<string, string>> = {
  google: 'Google',
  github: 'GitHub',
  microsoft: 'Microsoft',
  facebook: 'Facebook',
  slack: 'Slack',
};

export const texts: ProfileTexts = {
  text: 'Wie andere Sie sehen und wie wir Sie erreichen.',
  detailsTitle: 'Über Sie',
  detailsText: 'Ihr Name erscheint überall dort, wo Sie mit anderen arbeiten.',
  email: 'E-Mail',
  name: 'Name',
  jobTitle: 'Position',
  address: 'Adresse',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  tooLong: (most) => `Höchstens ${most} Zeichen.`,
  emailKeeper: (provider, isAdministrator) => {
    if (provider === 'local')
      return `Damit melden Sie sich an. ${isAdministrator ? 'Sie lässt sich hier nicht ändern.' : 'Wenden Sie sich für eine Änderung an Ihren Administrator.'}`;
    if (provider === 'scim2')
      return 'Wird im Verzeichnis Ihres Unternehmens verwaltet. Wenden Sie sich für eine Änderung an dessen Administrator.';
    if (provider === 'saml') return 'Kommt über SSO. Ändern Sie sie bei Ihrem Identitätsanbieter.';
    return `Kommt aus Ihrem Konto bei ${signIns[provider] ?? provider}. Ändern Sie sie dort.`;
  },
  keptByDirectory:
    'Wird im Verzeichnis Ihres Unternehmens verwaltet. Wenden Sie sich für eine Änderung an dessen Administrator.',
  keptByAdministrator: (isAdministrator) =>
    isAdministrator
      ? 'Lässt sich hier nicht ändern.'
      : 'Wird von Ihrem Administrator verwaltet. Wenden Sie sich für Änderungen an ihn.',
  phoneHint: 'Mit + und Ländervorwahl.',
  phoneInvalid: 'Geben Sie eine Telefonnummer mit + und Ländervorwahl ein.',
  sentTo: (number) => `Geben Sie den Code ein, den wir an \u2068${number}\u2069 gesendet haben.`,
  sentByEmail: 'Diese Nummer wurde nie bestätigt. Wir haben den Code deshalb an Ihre E-Mail-Adresse gesendet.',
  picture: {
    title: 'Bild',
    text: 'Erscheint neben Ihrem Namen.',
    upload: 'Bild hochladen',
    change: 'Bild ändern',
    remove: 'Entfernen',
    hint: 'Oder hierher ziehen oder einfügen. PNG, JPEG, GIF, WebP, AVIF oder BMP, bis 30 MB.',
    problems: {
      type: 'Diese Datei ist kein Bild, das wir anzeigen können. Wählen Sie PNG, JPEG, GIF, WebP, AVIF oder BMP.',
      size: 'Dieses Bild ist größer als 30 MB. Wählen Sie ein kleineres.',
      unreadable: 'Dieses Bild ließ sich nicht öffnen. Wählen Sie ein anderes.',
    },
    cropTitle: 'Bild zuschneiden',
    cropText: 'Verschieben und zoomen Sie, bis es passt.',
    preview: 'Ihr Bild, zugeschnitten',
    keys: 'Ziehen Sie es oder verwenden Sie die Pfeiltasten.',
    zoom: 'Zoom',
    save: 'Bild verwenden',
    saved: 'Bild gespeichert',
    removeTitle: 'Ihr Bild entfernen?',
    removeText: 'Andere sehen dann wieder Ihre Initialen.',
    removed: 'Bild entfernt',
  },
  own: {
    title: 'Telefon',
    text: 'Damit stellen wir sicher, dass Sie es sind.',
    label: 'Telefonnummer',
    none: 'Keine Telefonnummer',
    add: 'Hinzufügen',
    change: 'Ändern',
    changeTitle: 'Telefonnummer ändern',
    changeText: 'Wir senden einen Code an die neue Nummer. Bis Sie sie bestätigen, bleibt die alte.',
    confirm: 'Nummer bestätigen',
    changed: 'Telefonnummer geändert',
  },
  numbers: {
    title: 'Weitere Telefonnummern',
    text: 'Weitere Nummern für Codes und Warnungen.',
    number: 'Nummer',
    status: 'Status',
    verified: 'Bestätigt',
    unverified: 'Nicht bestätigt',
    add: 'Nummer hinzufügen',
    verify: 'Bestätigen',
    confirm: 'Nummer bestätigen',
    remove: 'Nummer entfernen',
    addTitle: 'Telefonnummer hinzufügen',
    addText: 'Wir senden einen Code an die Nummer, um sicher zu sein, dass sie Ihnen gehört.',
    added: 'Telefonnummer hinzugefügt',
    verifyTitle: (number) => `\u2068${number}\u2069 bestätigen?`,
    verifyText: 'Wir senden einen Code an diese Nummer.',
    confirmed: (number) => `\u2068${number}\u2069 bestätigt`,
    removeTitle: (number) => `\u2068${number}\u2069 entfernen?`,
    removeText: 'Wir senden zuerst einen Code an diese Nummer. Danach erhält sie keine Codes und Warnungen mehr.',
    removeUnverifiedText: 'Wir senden zuerst einen Code an Ihre E-Mail-Adresse.',
    removed: (number) => `\u2068${number}\u2069 entfernt`,
    emptyTitle: 'Keine weiteren Telefonnummern',
    empty: 'Fügen Sie eine hinzu, um dort Codes und Warnungen zu erhalten.',
  },
};

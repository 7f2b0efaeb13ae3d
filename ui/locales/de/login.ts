import type { Texts } from '../en';

const minutes10 = 'Er gilt 10 Minuten.';

export const login: Texts['login'] = {
  preLogin: {
    title: 'Anmelden',
    titleOf: (application) => `Bei ${application} anmelden`,
    text: 'Geben Sie Ihre E-Mail-Adresse ein.',
    email: 'E-Mail',
    emailInvalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    recovered: 'Die Bestätigung in zwei Schritten ist ausgeschaltet. Melden Sie sich noch einmal an.',
  },
  account: { signingIn: 'Anmeldung als', change: 'E-Mail ändern' },
  password: {
    title: 'Passwort eingeben',
    label: 'Passwort',
    missing: 'Geben Sie Ihr Passwort ein.',
    forgot: 'Passwort vergessen?',
    submit: 'Anmelden',
    capsLock: 'Die Feststelltaste ist aktiv.',
  },
  code: {
    emailTitle: 'Sehen Sie in Ihre E-Mails',
    emailText: (email) => `Wenn es zu ${email} ein Konto gibt, ist ein Code unterwegs. ${minutes10}`,
    smsTitle: 'Sehen Sie auf Ihr Telefon',
    smsText: (phoneNumber) => `Ein Code ist unterwegs an ${phoneNumber}. ${minutes10}`,
    smsTextUnknown: `Wenn zu diesem Konto ein Telefon gehört, ist ein Code unterwegs. ${minutes10}`,
    label: 'Code',
    incomplete: 'Geben Sie alle sechs Ziffern ein.',
    submit: 'Anmelden',
    resend: 'Neuen Code senden',
    resendIn: (duration) => `Erneut senden in ${duration}`,
    resent: 'Ein neuer Code ist unterwegs.',
    quick: 'Auf diesem Gerät künftig per SMS anmelden',
  },
  other: { passkey: 'Mit einem Passkey anmelden', quick: 'Code per SMS senden' },
  magicLink: {
    title: 'Sehen Sie in Ihre E-Mails',
    text: (email) => `Wenn es zu ${email} ein Konto gibt, ist ein Anmeldelink unterwegs. ${minutes10}`,
    hint: 'Nichts angekommen? Sehen Sie im Spam-Ordner nach oder lassen Sie ihn noch einmal senden.',
    resend: 'Noch einmal senden',
    resent: 'Ein neuer Link ist unterwegs.',
  },
  sso: {
    title: 'Mit Ihrer Firma anmelden',
    text: 'Ihre Firma hat eine eigene Anmeldung. Wir bringen Sie dorthin.',
    go: 'Jetzt weiter',
    failedTitle: 'Die Anmeldung Ihrer Firma hat nicht geklappt',
    failedText: 'Wir bringen Sie zurück. Wenn es wieder geschieht, fragen Sie Ihre Administration.',
  },
  success: { title: 'Sie sind angemeldet', text: 'Es geht gleich weiter…' },
  recovery: {
    title: 'Wiederherstellungscode verwenden',
    text: 'Sie haben ihn beim Einrichten der Bestätigung in zwei Schritten bekommen. Er schaltet den zweiten Schritt aus, damit Sie ihn neu einrichten können.',
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
  },
  breached: {
    title: 'Wählen Sie ein neues Passwort',
    text: 'Ihr Passwort stand in einem Datenleck einer anderen Website, andere könnten es kennen. Wir senden Ihnen einen Link zum Ändern.',
    submit: 'Link per E-Mail senden',
    sentTitle: 'Sehen Sie in Ihre E-Mails',
    sentText: (email) =>
      `Ein Link ist unterwegs an ${email}. Er gilt eine Stunde. Wählen Sie dort ein neues Passwort und melden Sie sich damit an.`,
    signIn: 'Zurück zur Anmeldung',
  },
  originRefused: (origin) =>
    `Diese Adresse ist beim Identitätsanbieter nicht registriert: ${origin}. Fügen Sie sie dort den erlaubten Ursprüngen Ihrer Anwendung hinzu und laden Sie diese Seite neu.`,
  unreachable: (provider, origin) =>
    `Der Identitätsanbieter unter ${provider} ist nicht erreichbar. Prüfen Sie Ihre Verbindung. Wenn Sie diese Seite eingerichtet haben, prüfen Sie, ob ihre Adresse ${origin} dort registriert ist.`,
  tooManyRequests: (duration) => `Zu viele Anfragen. Versuchen Sie es in ${duration} noch einmal.`,
  lockedUntil: (time) =>
    `Zu viele falsche Versuche. Dieses Konto ist bis ${time} gesperrt. Warten Sie so lange und versuchen Sie es dann noch einmal.`,
};

export const mfa: Texts['mfa'] = {
  methods: {
    authenticatorApp: 'Authenticator-App',
    sms: 'SMS',
    email: 'E-Mail',
    webauthn: 'Passkey oder Sicherheitsschlüssel',
  },
  verify: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Wählen Sie, wie Sie bestätigen möchten.',
    enrolTitle: 'Schützen Sie Ihr Konto',
    enrolText: 'Ihre Administration verlangt einen zweiten Schritt. Wählen Sie einen.',
    codeText: 'Geben Sie den Code Ihres zweiten Schritts ein.',
    unavailable: 'In diesem Browser nicht verfügbar',
    passkey: 'Passkey',
    securityKey: 'Sicherheitsschlüssel',
  },
  authenticator: {
    title: 'Code eingeben',
    text: 'Öffnen Sie Ihre Authenticator-App und geben Sie den sechsstelligen Code ein.',
    label: 'Code',
    incomplete: 'Geben Sie alle sechs Ziffern ein.',
    submit: 'Bestätigen',
    remember: (duration) => `Auf diesem Gerät ${duration} lang nicht mehr fragen`,
    rememberAlways: 'Auf diesem Gerät nicht mehr fragen',
    enrolTitle: 'Bestätigung in zwei Schritten einrichten',
    enrolText: 'Scannen Sie dieses Bild mit einer Authenticator-App und geben Sie den Code ein, den die App zeigt.',
    pictureAlt: 'QR-Code für Ihre Authenticator-App',
    pictureFailed: 'Das Bild konnte nicht geladen werden.',
    enrolSubmit: 'Einschalten',
  },
  recoveryCode: {
    title: 'Wiederherstellungscode sichern',
    text: 'Mit ihm kommen Sie hinein, wenn Sie Ihr Telefon nicht haben. Bewahren Sie ihn bei Ihren Passwörtern auf: Er wird nur jetzt gezeigt.',
    label: 'Wiederherstellungscode',
    fileName: 'wiederherstellungscode.txt',
    submit: 'Ich habe ihn gesichert',
  },
  setup: {
    phoneText: 'Fügen Sie dieses Konto Ihrer Authenticator-App hinzu und geben Sie den Code ein, den die App zeigt.',
    cannotScan: 'Scannen nicht möglich?',
    openApp: 'Authenticator-App öffnen',
    showPicture: 'QR-Code zeigen',
    key: 'Einrichtungsschlüssel',
    copyKey: 'Einrichtungsschlüssel kopieren',
    account: 'Konto',
    type: 'Art',
    timeBased: 'Zeitbasiert',
    unreadable: 'Der Einrichtungsschlüssel ließ sich nicht lesen. Scannen Sie das Bild mit einem anderen Gerät.',
    failed:
      'Der Einrichtungsschlüssel konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  phone: {
    title: 'Telefon hinzufügen',
    text: 'An diese Nummer senden wir bei jeder Anmeldung einen Code.',
    label: 'Telefonnummer',
    missing: 'Geben Sie Ihre Telefonnummer ein.',
    codeTitle: 'Sehen Sie auf Ihr Telefon',
    codeText: 'Geben Sie den Code aus der SMS ein.',
    sentTo: (phoneNumber) => `Geben Sie den Code ein, den wir an ${phoneNumber} gesendet haben.`,
    choose: 'Wählen Sie, wohin wir den Code senden.',
    changeNumber: 'Andere Nummer',
  },
  email: { title: 'Sehen Sie in Ihre E-Mails', text: 'Geben Sie den Code aus der E-Mail ein.' },
  notSent: 'Der Code konnte nicht gesendet werden.',
  notEnrolled: {
    title: 'Bestätigung in zwei Schritten nötig',
    text: 'Was Sie tun möchten, ist durch einen zweiten Schritt geschützt. Ihr Konto hat noch keinen.',
    enrol: 'Jetzt einrichten',
  },
  other: 'Anders bestätigen',
  useRecoveryCode: 'Wiederherstellungscode verwenden',
  startOver: 'Von vorn beginnen',
};

export const answers: Texts['answers'] = {
  'invalid-credentials': 'E-Mail oder Passwort ist falsch.',
  'user-locked':
    'Zu viele falsche Versuche. Dieses Konto ist gesperrt. Versuchen Sie es in einigen Minuten noch einmal.',
  'wrong-code': 'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten.',
  'mfa-session-ended':
    'Diese Anmeldung hat zu lange gedauert oder hatte zu viele falsche Codes. Beginnen Sie von vorn.',
  'wrong-recovery-code': 'Dieser Wiederherstellungscode ist falsch. Prüfen Sie ihn und versuchen Sie es noch einmal.',
  'already-enrolled': 'Es ist schon eine Authenticator-App eingerichtet. Verwenden Sie ihren Code.',
  'unknown-strategy': 'Diese Art der Anmeldung wird hier nicht angeboten.',
};

import type { ErrorTexts, Texts } from '../en';

export const common: Texts['common'] = {
  continue: 'Weiter',
  back: 'Zurück',
  tryAgain: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
  switchAccount: 'Konto wechseln',
  switchFrom: (account) => `${account}: Konto wechseln`,
  switched: (account) => `Sie sind jetzt in ${account}`,
  notSwitched: (account) => `Sie sind weiterhin in ${account}`,
  signInFailedTitle: 'Anmeldung nicht abgeschlossen',
  startAgain: 'Von vorn beginnen',
  openInWindow: 'In diesem Fenster öffnen',
  partFailedTitle: 'Dieser Schritt konnte nicht geladen werden',
  partFailed: 'Die Verbindung war unterbrochen, oder es gibt eine neuere Version. Es ist nichts verloren gegangen.',
  originRefused: (origin) =>
    `Diese Adresse ist beim Identitätsanbieter nicht registriert: ${origin}. Fügen Sie sie dort den erlaubten Ursprüngen Ihrer Anwendung hinzu und laden Sie diese Seite neu.`,
  tooManyRequests: (duration) => `Zu viele Anfragen. Versuchen Sie es in ${duration} noch einmal.`,
  lockedUntil: (time) => `Die Anmeldung ist bis ${time} gesperrt.`,
};

export const providerErrors: Texts['providerErrors'] = {
  'invalid-credentials': 'E-Mail oder Passwort ist falsch.',
  'user-locked':
    'Die Anmeldung ist nach zu vielen Fehlversuchen gesperrt. Versuchen Sie es in einigen Minuten noch einmal.',
  'password-expired': 'Ihr Passwort ist abgelaufen. Legen Sie über „Passwort vergessen?“ ein neues fest.',
  'captcha-missing': 'Bestätigen Sie, dass Sie ein Mensch sind, und versuchen Sie es noch einmal.',
  'captcha-refused': 'Die Prüfung, ob Sie ein Mensch sind, ist fehlgeschlagen. Versuchen Sie es noch einmal.',
  'password-breached': 'Dieses Passwort ist aus einem Datenleck bekannt. Wählen Sie ein anderes.',
  'wrong-code': 'Dieser Code ist falsch oder abgelaufen. Prüfen Sie ihn oder fordern Sie einen neuen an.',
  'wrong-app-code':
    'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten und versuchen Sie es noch einmal.',
  'mfa-session-ended':
    'Diese Anmeldung hat zu lange gedauert oder der Code wurde zu oft falsch eingegeben. Beginnen Sie von vorn.',
  'wrong-recovery-code': 'Dieser Wiederherstellungscode ist falsch. Prüfen Sie ihn und versuchen Sie es noch einmal.',
  'already-enrolled': 'Es ist schon eine Authenticator-App eingerichtet. Verwenden Sie ihren Code.',
  'unknown-strategy': 'Diese Anmeldemethode wird hier nicht angeboten.',
  'passkey-unknown': 'Dieser Passkey wurde entfernt. Melden Sie sich auf einem anderen Weg an.',
  'cookies-needed': 'Dieser Browser blockiert Cookies. Erlauben Sie sie für diese Website und beginnen Sie von vorn.',
  'strategy-off': 'Diese Methode wird hier nicht angeboten. Wählen Sie eine andere.',
};

export const statuses: Texts['statuses'] = {
  400: 'Die Anfrage wurde nicht angenommen. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  401: 'Sie sind nicht angemeldet, oder Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  403: 'Dazu fehlt Ihnen die Berechtigung. Wenden Sie sich an Ihren Administrator.',
  404: 'Das wurde nicht gefunden. Laden Sie die Seite neu.',
  409: 'Das gibt es schon, oder es wurde inzwischen geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  413: 'Das ist zu groß. Senden Sie weniger auf einmal oder wählen Sie eine kleinere Datei.',
  429: 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es noch einmal.',
};

export const errors: ErrorTexts = {
  'ER-ADMIN-PORTAL-GENERIC-ERROR': 'Es gibt gerade Schwierigkeiten. Versuchen Sie es noch einmal.',
  network: 'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  offline: 'Sie sind offline. Versuchen Sie es noch einmal, sobald Sie verbunden sind.',
  timeout: 'Der Dienst hat zu lange nicht geantwortet. Versuchen Sie es noch einmal.',
  'unexpected-response': 'Bei uns ist etwas schiefgelaufen. Versuchen Sie es noch einmal.',
  'invalid-input': 'Dieser Wert kann nicht gesendet werden. Ändern Sie ihn und versuchen Sie es noch einmal.',
  'invalid-header': 'Eine Kopfzeile der Anfrage enthält ein unerlaubtes Zeichen.',
  'invalid-base-url': 'Die Basisadresse muss mit http oder https beginnen.',
  'invalid-token': 'Das Token ist ungültig.',
  'insecure-context': 'Die Anmeldung braucht eine sichere Seite: Öffnen Sie sie über https oder auf localhost.',
  'storage-blocked':
    'Ihr Browser blockiert den Speicher dieser Website. Erlauben Sie ihn und melden Sie sich erneut an.',
  'callback-refused': 'Dieser Anmeldelink gilt hier nicht. Beginnen Sie von vorn.',
  'callback-denied': 'Die Anmeldung wurde nicht abgeschlossen.',
  'host-code-failed':
    'Die Anfrage konnte nicht vorbereitet werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'response-too-large': 'Das ist zu viel auf einmal. Grenzen Sie es ein und versuchen Sie es noch einmal.',
  'sso-required': 'Ihre Organisation verwendet SSO. Fahren Sie mit Ihrer E-Mail-Adresse fort.',
  'provider-unavailable':
    'Der andere Dienst antwortet nicht. Versuchen Sie es später noch einmal oder wählen Sie einen anderen Weg.',
  'login-loop': 'Die Anmeldung wurde zu oft umgeleitet. Versuchen Sie es noch einmal.',
  framed:
    'Innerhalb einer anderen Seite funktioniert die Anmeldung nicht. Öffnen Sie diese Seite in einem eigenen Fenster.',
  'sign-out-unfinished':
    'Sie sind in diesem Browser abgemeldet, aber nicht beim Anmeldedienst. Melden Sie sich noch einmal ab oder schließen Sie den Browser.',
  'signed-out': 'Sie sind abgemeldet. Melden Sie sich an und versuchen Sie es noch einmal.',
  'no-password-login':
    'Hier können Sie sich nicht mit einem Passwort anmelden. Melden Sie sich so an, wie Ihre Organisation es eingerichtet hat.',
  'method-unavailable': 'Diese Methode lässt sich hier nicht verwenden. Wählen Sie eine andere.',
  'passkey-canceled': 'Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal, wenn Sie so weit sind.',
  'passkey-exists':
    'Dieses Gerät hat schon einen Passkey für Sie. Verwenden Sie ihn oder wählen Sie ein anderes Gerät.',
  'passkey-refused': 'Dieser Passkey wurde nicht akzeptiert. Melden Sie sich auf einem anderen Weg an.',
  'sign-in-failed': 'Die Anmeldung ist fehlgeschlagen.',
  'step-up-failed':
    'Wir konnten Ihre Identität nicht bestätigen. Versuchen Sie es später noch einmal oder wenden Sie sich an Ihren Administrator.',
  'native-bridge-missing': 'Diese Anmeldung ist nur in der App möglich.',
  'invalid-image': 'Dieses Bild lässt sich nicht verwenden. Wählen Sie ein PNG-, JPEG-, GIF- oder WebP-Bild.',
  'metadata-not-found': 'Die Einstellungen des Dienstes wurden nicht gefunden. Wenden Sie sich an Ihren Administrator.',
  'ip-metadata-not-found': 'Ihre IP-Adresse ließ sich nicht ermitteln. Versuchen Sie es noch einmal.',
  'no-changes': 'Es gibt keine Änderungen zu speichern',
  'partly-done': 'Nur ein Teil davon wurde erledigt.',
  'role-not-found': 'Diese Rolle gibt es nicht mehr.',
  'webhook-not-found': 'Diesen Webhook gibt es nicht mehr.',
  'entry-not-found': 'Das gibt es nicht mehr.',
  'user-not-found': 'Dieser Benutzer gehört nicht mehr zum Konto.',
  'subscription-not-found': 'Es gibt kein Abonnement.',
  'externally-managed': 'Die Abrechnung wird außerhalb dieser Anwendung verwaltet.',
  'tenant-undefined': 'Es ist kein Konto ausgewählt.',
  'provider-not-configured': 'Es ist kein Zahlungsanbieter eingerichtet.',
  'not-authorized': 'Dafür fehlt die Berechtigung.',
  'internal-failure': 'Diese Funktion ist gerade nicht verfügbar. Versuchen Sie es später noch einmal.',
  'cancel-refused': 'Nur ein aktives Abonnement, das noch nicht gekündigt ist, kann gekündigt werden.',
  'renew-refused': 'Nur ein Abonnement, das mit seinem Zeitraum endet, kann verlängert werden.',
  'no-configuration': 'Speichern Sie die Konfiguration, bevor Sie ihre Domain bestätigen lassen.',
  'ip-lockout':
    'Damit würden Sie sich aussperren: Die Liste lässt Ihre eigene IP-Adresse nicht zu. Ändern Sie zuerst die Liste.',
  'assignment-failed':
    'Die Zuweisung ist fehlgeschlagen. Versuchen Sie es noch einmal oder wenden Sie sich an den Support.',
  'reset-failed': 'Ein unbekannter Fehler ist aufgetreten.',
  'invitation-failed': 'Wir konnten Ihre Einladung nicht prüfen.',
  'account-not-opened':
    'Dieses Konto konnte nicht geöffnet werden. Versuchen Sie es noch einmal oder wählen Sie ein anderes.',
  'invalid-link': 'Dieser Link ist unvollständig oder nicht mehr gültig. Fordern Sie einen neuen an.',
  'weak-password': 'Dieses Passwort ist nicht stark genug. Wählen Sie ein anderes.',
  'signups-disabled':
    'Sie können sich hier nicht selbst registrieren. Bitten Sie Ihren Administrator um eine Einladung.',
  'ER-01239':
    'Sie können diesem Konto nicht beitreten, weil es gesperrt ist. Wenden Sie sich an die Person, die Sie eingeladen hat.',
  'ER-01240':
    'Dieser Einladungslink gehört zu einem gesperrten Konto. Wenden Sie sich an die Person, die ihn gesendet hat.',
  'redirect-refused':
    'Die Adresse, an der es weitergehen soll, ist nicht erlaubt. Wenden Sie sich an Ihren Administrator.',
  'entitlements-disabled': 'Entitlements müssen erst in den Einstellungen des Anbieters eingeschaltet werden.',
};

export const kit: Texts['kit'] = {
  language: 'de',
  loading: 'Wird geladen …',
  close: 'Schließen',
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  done: 'Fertig',
  retry: 'Noch einmal versuchen',
  dismiss: 'Ausblenden',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Drücken Sie Strg+C oder ⌘C.',
  download: 'Herunterladen',
  optional: 'Optional',
  required: 'Füllen Sie dieses Feld aus.',
  invalid: 'Prüfen Sie dieses Feld.',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort ausblenden',
  search: 'Suchen',
  clearSearch: 'Suche leeren',
  noMatches: 'Nichts gefunden',
  loadFailed: 'Das konnte nicht geladen werden',
  notifications: 'Benachrichtigungen',
  sentWhenComplete: 'Wird mit der letzten Ziffer gesendet.',
  characters: (used, limit) => `${used} von ${limit} Zeichen`,
};

import { databaseReasons } from '../../../research/messages';
import type { PartTexts } from '../english';

export const texts: PartTexts['feedback'] = {
  lead: 'Was funktioniert, was fehlt und mit wem Sie uns vergleichen. Zwei Minuten genügen.',
  form: 'Feedback',
  send: 'Feedback senden',
  another: 'Weiteres Feedback geben',
  afterwards: 'Vielen Dank. Das Forschungsteam liest jede Antwort.',
  clear: 'Leeren',
  sentBefore: (day) =>
    `Sie haben dieses Formular zuletzt am ${day} gesendet. Was Sie jetzt senden, kommt hinzu und ersetzt nichts.`,
  seeSent: 'Gesendetes ansehen',
  sentAs: (email) => `Sie senden als ${email}`,
  draftSaved: 'Entwurf auf diesem Gerät gespeichert',
  draftUnsaved:
    'Ihr Browser speichert keine Entwürfe: Senden oder kopieren Sie Ihren Text, bevor Sie die Seite verlassen.',
  noAnswer: 'Keine Antwort',
  noAnswerFor: (label) => `Keine Antwort zu ${label}`,
  more: 'Mehr dazu',
  moreHint: 'Optional. Einige weitere Fragen zu Ihrem Arbeitsalltag.',
  marks: ['Schlecht', 'Mäßig', 'Gut', 'Sehr gut', 'Hervorragend'],
  rating: 'Wie nützlich ist, was Sie bisher gesehen haben?',
  ideas: 'Was sollten wir bauen, ändern oder weglassen?',
  vendors: 'Wen nutzen Sie heute dafür, oder mit wem vergleichen Sie uns?',
  meeting: 'Wann können wir miteinander sprechen?',
  meetingHint: 'Lassen Sie das Feld leer, wenn Sie keinen Termin möchten.',
  lookup: {
    offline: 'Sie sind offline',
    offlineText: (what) => `Das Portal lädt ${what}, sobald die Verbindung wieder steht.`,
    failed: (what) => `Das Portal konnte ${what} nicht laden`,
    slow: (what) => `Es dauert länger als sonst, ${what} zu laden.`,
    noRecord: 'Ihr Profil konnte nicht geladen werden.',
  },
  kept: 'Es wurde nichts gesendet. Ihr Text bleibt hier erhalten.',
  unknown: 'Vielleicht ist es angekommen, vielleicht nicht. Ihr Text bleibt hier erhalten.',
  keptServer: 'Ihr Text bleibt hier erhalten. Versuchen Sie es gleich noch einmal.',
  failures: {
    'signed-out': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um fortzufahren.',
    offline: 'Sie sind offline. Versuchen Sie es noch einmal, sobald die Verbindung wieder steht.',
    network: 'Das Portal ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    timeout: 'Das Portal hat zu lange nicht geantwortet. Versuchen Sie es gleich noch einmal.',
  },
  problems: {
    unchecked: 'Ihre Anmeldung kann gerade nicht geprüft werden. Versuchen Sie es gleich noch einmal.',
    accountUnknown: 'Ihr Konto konnte beim Anmeldedienst nicht abgerufen werden. Versuchen Sie es gleich noch einmal.',
    tooManyRequests: 'Sie haben zu viele Anfragen gesendet. Warten Sie einen Moment und versuchen Sie es noch einmal.',
    tooLarge: 'Das ist zu lang. Kürzen Sie Ihren Text und senden Sie ihn noch einmal.',
    tooSlow: 'Die Übertragung hat zu lange gedauert. Prüfen Sie Ihre Verbindung und senden Sie noch einmal.',
    incomplete: 'Ihre Nachricht ist nicht vollständig angekommen. Senden Sie sie noch einmal.',
    fields: 'Einige Ihrer Eingaben sind ungültig. Korrigieren Sie sie und senden Sie noch einmal.',
    reused: 'Das wurde bereits mit anderem Inhalt gesendet. Laden Sie die Seite neu und senden Sie noch einmal.',
    busy: 'Die Forschungsdatenbank ist ausgelastet. Ihre Eingabe wurde nicht gespeichert; versuchen Sie es gleich noch einmal.',
    busyMaybeStored:
      'Die Forschungsdatenbank ist ausgelastet. Ihre Eingabe wurde möglicherweise gespeichert; versuchen Sie es gleich noch einmal.',
    notStored: 'Ihre Eingabe konnte nicht gespeichert werden. Versuchen Sie es in einigen Minuten noch einmal.',
    unexpected: 'Bei uns ist etwas schiefgelaufen. Versuchen Sie es gleich noch einmal.',
    unsearchable:
      'Ihr Konto enthält ein Zeichen, nach dem nicht gesucht werden kann. Wenden Sie sich an Ihren Administrator, um es zu ändern.',
    foreignOrigin: 'Diese Anfrage kam nicht vom Portal. Öffnen Sie das Portal und versuchen Sie es noch einmal.',
    outdated: 'Diese Version des Portals ist veraltet. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  messages: {
    'User not found': 'Benutzer nicht gefunden',
    'Customer email not found': 'E-Mail-Adresse des Kunden nicht gefunden',
    'Customer name not found': 'Name des Kunden nicht gefunden',
    'Both DB and webhook submissions failed': 'Weder Datenbank noch Webhook haben das Feedback angenommen',
    [databaseReasons.unreachable]: 'Die Forschungsdatenbank ist nicht erreichbar. Versuchen Sie es gleich noch einmal.',
    [databaseReasons.tooSlow]:
      'Die Forschungsdatenbank hat zu lange nicht geantwortet. Versuchen Sie es gleich noch einmal.',
    [databaseReasons.unreadable]:
      'Die Forschungsdatenbank hat eine ungültige Antwort geliefert. Versuchen Sie es gleich noch einmal.',
    [databaseReasons.foreign]:
      'Die Forschungsdatenbank hat einen fremden Datensatz geliefert. Versuchen Sie es gleich noch einmal.',
    [databaseReasons.none]: 'keine Antwort',
    'Choose a rating from 1 to 5.': 'Wählen Sie eine Bewertung von 1 bis 5.',
    'This contains an unsupported character. Remove it and try again.':
      'Der Text enthält ein Zeichen, das nicht unterstützt wird. Entfernen Sie es und versuchen Sie es noch einmal.',
    'Choose how you would invest.': 'Wählen Sie, in welcher Rolle Sie investieren würden.',
    'Choose a range.': 'Wählen Sie einen Rahmen.',
    'Answer with Yes or No.': 'Antworten Sie mit Ja oder Nein.',
    'Name the product.': 'Nennen Sie das Produkt.',
    'Leave the colon out of the name.': 'Lassen Sie den Doppelpunkt im Namen weg.',
    'Say what the connection should do.': 'Beschreiben Sie, was die Anbindung leisten soll.',
    'Add at least one product to your list.': 'Setzen Sie mindestens ein Produkt auf Ihre Liste.',
    'Tick the box if you want to take part.': 'Setzen Sie das Häkchen, wenn Sie teilnehmen möchten.',
    'Answer at least one question, here or below.': 'Beantworten Sie mindestens eine Frage, hier oder weiter unten.',
    'You switched users or accounts, so nothing was sent. Review your feedback and try again.':
      'Sie haben den Benutzer oder das Konto gewechselt, deshalb wurde nichts gesendet. Prüfen Sie Ihr Feedback und versuchen Sie es noch einmal.',
    'The portal sent an answer that cannot be read. Reload the page.':
      'Bei uns ist etwas schiefgegangen. Laden Sie die Seite neu.',
  },
  tooLong: (most) => `Höchstens ${most} Zeichen.`,
  tooMany: (most) => `Höchstens ${most} Produkte.`,
  serverError: (status, reason) => `Serverfehler: ${status} – ${reason}`,
};

import type { CheckoutTexts } from '../en/checkout';
import { features } from './feature-names';

export const texts: CheckoutTexts = {
  title: 'Tarif wechseln',
  loading: 'Ihr Tarif wird geladen …',
  text: (plan) => `Ihr Konto wechselt in den Tarif ${plan}.`,
  continued: (plan) => `Der Tarif ${plan} läuft nach der Testphase weiter.`,
  perMonth: (price) => `${price} pro Monat`,
  dueToday: 'Heute fällig',
  nothingToday: 'Nichts',
  credit: (days, plan) =>
    days === 1 ? `Gutschrift für 1 ungenutzten Tag ${plan}` : `Gutschrift für ${days} ungenutzte Tage ${plan}`,
  later: 'Der neue Preis gilt ab Ihrer nächsten Zahlung.',
  endsPaid:
    'Der Tarif wechselt, sobald Sie bestätigen. Es wird nichts mehr abgebucht; bereits bezahlte Tage werden nicht angerechnet.',
  changes: 'Das ändert sich',
  won: (feature) => `Kommt dazu: ${feature}`,
  lost: (feature) => `Entfällt: ${feature}`,
  features,
  payment: 'Zahlungsmittel',
  confirm: 'Bestätigen',
  confirmAndPay: 'Bestätigen und bezahlen',
  back: 'Zurück',
  confirmedTitle: 'Tarif gewechselt',
  confirmed: (plan) => `Ihr Konto hat jetzt den Tarif ${plan}.`,
  continuedTitle: 'Ihr Tarif läuft weiter',
  reloadFailed:
    'Ihr Tarif ist gewechselt, aber die Seite ließ sich nicht aktualisieren. Laden Sie sie neu, um den neuen Stand zu sehen.',
  card: {
    known: (brand, last4) => `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`,
    other: 'Andere Karte verwenden',
    use: (card) => `${card} verwenden`,
    taken: 'Ihre neue Karte',
    waiting: 'Kartenformular wird geladen …',
    failed: 'Das Kartenformular ließ sich nicht öffnen',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    cvc: 'Kartenprüfnummer (CVC)',
    numberWrong: 'Geben Sie die Nummer Ihrer Karte ein.',
    expiryWrong: 'Geben Sie das Ablaufdatum als MM / JJ ein.',
    cvcWrong: 'Geben Sie die drei oder vier Ziffern der Kartenprüfnummer (CVC) ein.',
    ask: 'Ihre Bank bittet Sie, diese Karte freizugeben.',
    approve: 'Freigeben',
    decline: 'Ablehnen',
    timeout: 'Nicht antworten',
    testOnly: 'Testbetrieb: Nur Testkarten funktionieren, zum Beispiel 4242 4242 4242 4242.',
    errors: {
      'card-unreachable':
        'Der Kartenanbieter ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      'card-not-approved':
        'Ihre Bank hat diese Karte nicht freigegeben. Versuchen Sie es noch einmal oder verwenden Sie eine andere Karte.',
      'card-provider-failed':
        'Der Kartenanbieter konnte Ihre Karte nicht annehmen. Versuchen Sie es später noch einmal.',
      'card-declined': 'Ihre Karte wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie eine andere Karte.',
      'card-expired': 'Diese Karte ist abgelaufen. Verwenden Sie eine andere.',
      'card-unknown': 'Das ist keine Testkarte. Verwenden Sie zum Beispiel 4242 4242 4242 4242.',
      'card-timeout':
        'Ihre Bank hat nicht rechtzeitig geantwortet. Es wurde nichts abgebucht. Versuchen Sie es noch einmal.',
      'card-setup-ended':
        'Dieses Formular ist abgelaufen. Versuchen Sie es noch einmal und bestätigen Sie dann erneut.',
      'invalid-card': 'Prüfen Sie Ihre Karte: Eine Angabe fehlt oder stimmt nicht.',
    },
  },
};

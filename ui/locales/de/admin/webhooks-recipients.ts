import type { WebhooksRecipientsTexts } from '../../en/admin/webhooks-recipients';

export const texts: WebhooksRecipientsTexts = {
  email: { label: (event) => `Empfänger von „${event}“`, none: 'Niemand', listed: 'E-Mail-Adressen' },
  sms: { label: (event) => `Nummern für „${event}“`, none: 'Niemand', listed: 'Telefonnummern' },
  text: { email: 'Wer eine E-Mail erhält, wenn das geschieht.', sms: 'Wer eine SMS erhält, wenn das geschieht.' },
  send: (event) => `„${event}“ senden`,
  unused: {
    email: (count) =>
      count === 1
        ? 'Für das Ereignis bekommt niemand eine E-Mail.'
        : `Für die ${count} Ereignisse bekommt niemand eine E-Mail.`,
    sms: (count) =>
      count === 1
        ? 'Für das Ereignis bekommt niemand eine SMS.'
        : `Für die ${count} Ereignisse bekommt niemand eine SMS.`,
  },
  show: 'Ereignisse anzeigen',
  listName: 'Empfänger',
  invalid: 'Korrigieren oder entfernen Sie die markierten Einträge.',
  tooMany: (max) => `Höchstens ${max} Empfänger je Ereignis.`,
  clear: (event) => `Alle Empfänger von „${event}“ entfernen`,
  clearTitle: (event) => `„${event}“ nicht mehr senden?`,
  clearText: { email: 'Alle E-Mail-Empfänger werden entfernt.', sms: 'Alle Telefonnummern werden entfernt.' },
  clearConfirm: 'Alle entfernen',
  cleared: (event) => `„${event}“ wird nicht mehr gesendet`,
  emptyTitle: 'Für diesen Kanal gibt es keine Ereignisse',
  empty: 'Ihr Anbieter stellt keine bereit.',
};

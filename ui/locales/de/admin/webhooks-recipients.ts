import type { WebhooksRecipientsTexts } from '../../en/admin/webhooks-recipients';

export const texts: WebhooksRecipientsTexts = {
  email: { label: (event) => `Empfänger von „${event}“`, none: 'Niemand', listed: 'E-Mail-Adressen' },
  sms: { label: (event) => `Nummern für „${event}“`, none: 'Niemand', listed: 'Telefonnummern' },
  text: { email: 'Wer dann eine E-Mail erhält.', sms: 'Wer dann eine SMS erhält.' },
  send: (event) => `„${event}“ senden`,
  unused: {
    email: (count) =>
      count === 1
        ? 'Zu diesem Ereignis erhält niemand eine E-Mail.'
        : `Zu diesen ${count} Ereignissen erhält niemand eine E-Mail.`,
    sms: (count) =>
      count === 1
        ? 'Zu diesem Ereignis erhält niemand eine SMS.'
        : `Zu diesen ${count} Ereignissen erhält niemand eine SMS.`,
  },
  show: 'Ereignisse anzeigen',
  listName: 'Empfänger',
  invalid: 'Korrigieren oder entfernen Sie die markierten Einträge.',
  tooMany: (max) => `Höchstens ${max} Empfänger pro Ereignis.`,
  clear: (event) => `Alle Empfänger von „${event}“ entfernen`,
  clearTitle: (event) => `„${event}“ nicht mehr senden?`,
  clearText: { email: 'Alle E-Mail-Empfänger werden entfernt.', sms: 'Alle Telefonnummern werden entfernt.' },
  clearConfirm: 'Alle entfernen',
  cleared: (event) => `„${event}“ wird nicht mehr gesendet`,
  emptyTitle: 'Für diesen Kanal gibt es keine Ereignisse',
  empty: 'Ihr Anbieter stellt keine bereit.',
};

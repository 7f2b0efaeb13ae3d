import type { Widen } from '../../widen';

/** Texts of the email and SMS tabs of the webhooks page. */
export const texts = {
  email: { label: (event: string) => `Recipients of ${event}`, none: 'No one', listed: 'Email addresses' },
  sms: { label: (event: string) => `Numbers for ${event}`, none: 'No one', listed: 'Phone numbers' },
  text: { email: 'Who gets an email when this happens.', sms: 'Who gets a text message when this happens.' },
  send: (event: string) => `Send ${event}`,
  unused: {
    email: (count: number) => `No one gets an email for ${count === 1 ? 'its event' : `its ${count} events`}.`,
    sms: (count: number) => `No one gets a text message for ${count === 1 ? 'its event' : `its ${count} events`}.`,
  },
  show: 'Show events',
  listName: 'Recipients',
  invalid: 'Correct or remove the marked entries.',
  tooMany: (max: number) => `At most ${max} recipients for an event.`,
  clear: (event: string) => `Remove all recipients of ${event}`,
  clearTitle: (event: string) => `Stop sending “${event}”?`,
  clearText: { email: 'All its email recipients are removed.', sms: 'All its phone numbers are removed.' },
  clearConfirm: 'Remove all',
  cleared: (event: string) => `“${event}” is no longer sent`,
  emptyTitle: 'There are no events for this channel',
  empty: 'Your provider offers none.',
};

export type WebhooksRecipientsTexts = Widen<typeof texts>;

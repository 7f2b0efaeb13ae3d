import type { Access, AccessOf } from './rule';

const key = (name: string) => `fe.connectivity.${name}`;
const reading = (...names: string[]): Access => ({ as: 'user', permission: names.map((name) => key(`read.${name}`)) });
const changing = (permission: string, audit: string, event: Access['event'], severity?: 'Medium'): Access => ({
  as: 'user',
  permission: key(permission),
  audit,
  ...(event && { event }),
  ...(severity && { severity }),
});

/** A channel sends the account's data on after an impersonation has ended. */
const lasting = (access: Access): Access => ({ ...access, ownerOnly: true });

const UPDATED = 'frontegg.connectivity.updated';

/** A user who may read any channel may read the list of events. */
const readEvents = (name: string) => reading(name, 'webhooks', 'slackSubscriptions', 'emailConfig', 'smsConfig');

const slackChange = (permission: string, audit: string) => changing(permission, audit, UPDATED);
const emailChange = (verb: 'write' | 'delete', audit: string) => changing(`${verb}.emailConfig`, audit, UPDATED);
const smsChange = (verb: 'write' | 'delete', audit: string) => changing(`${verb}.smsConfig`, audit, UPDATED);

export const connectivity: AccessOf<'connectivity'> = {
  listWebhooks: reading('webhooks'),
  createWebhook: lasting(
    changing('write.webhook', 'Webhook created: {displayName}', 'frontegg.webhook.created', 'Medium'),
  ),
  updateWebhook: lasting(
    changing('write.webhook', 'Webhook changed: {displayName}', 'frontegg.webhook.updated', 'Medium'),
  ),
  deleteWebhook: changing('delete.webhook', 'Webhook deleted: {displayName}', 'frontegg.webhook.deleted', 'Medium'),
  testWebhook: changing('write.webhook', 'Webhook tested: {url}', undefined),
  listWebhookLogs: reading('webhookLogs'),
  retryWebhook: changing('write.webhook', 'Webhook delivery sent again: {displayName}', undefined),

  getSlack: reading('slackSubscriptions'),
  createSlackSubscription: lasting(slackChange('write.slackSubscriptions', 'Slack notifications added: {events}')),
  updateSlackSubscription: lasting(slackChange('write.slackSubscriptions', 'Slack notifications changed: {events}')),
  deleteSlackSubscription: slackChange('delete.slackSubscriptions', 'Slack notifications removed: {events}'),
  listSlackChannels: reading('slackChannels', 'slackSubscriptions'),
  getSlackScope: reading('slackApp', 'slackSubscriptions'),
  registerSlackCode: lasting(slackChange('write.slackAppRegistration', 'Slack connected')),

  listEmail: reading('emailConfig'),
  createEmail: lasting(emailChange('write', 'Email notifications added: {eventKey}')),
  setEmailEnabled: lasting(emailChange('write', 'Email notifications switched: {eventKey}')),
  putEmailSubscription: lasting(emailChange('write', 'Email recipients changed: {eventKey}')),
  deleteEmailSubscription: emailChange('delete', 'Email recipients removed: {eventKey}'),
  deleteEmail: emailChange('delete', 'Email notifications removed: {eventKey}'),
  listSms: reading('smsConfig'),
  createSms: lasting(smsChange('write', 'SMS notifications added: {eventKey}')),
  setSmsEnabled: lasting(smsChange('write', 'SMS notifications switched: {eventKey}')),
  putSmsSubscription: lasting(smsChange('write', 'SMS recipients changed: {eventKey}')),
  deleteSmsSubscription: smsChange('delete', 'SMS recipients removed: {eventKey}'),
  deleteSms: smsChange('delete', 'SMS notifications removed: {eventKey}'),

  listCategories: readEvents('eventCategories'),
  getChannelMap: readEvents('events'),
};

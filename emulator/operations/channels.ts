import { canonicalRecipient, connectivityLimits, isRecipient } from '@gatehouse/sdk/connectivity';
import type { EventConfigurationRow, SlackSubscriptionRow } from '../db/rows/connectivity';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { audited } from '../rules/audits/audits';
import { notFound, ownedRow, ownedRows } from '../rules/resources/owned';
import { configurationId, SLACK_CLIENT, slack, slackChannels } from '../webhooks/channels';
import { eventName, isKnownEvent } from '../webhooks/events';
import { type OperationsOf, operation, type Rule } from './operation';

type SlackFields = Pick<SlackSubscriptionRow, 'isActive' | 'slackEvents'>;

/** Maximum length of a title or a message, in characters. */
const MAX_LENGTH = 500;

const wireSubscription = ({ id, isActive, slackEvents }: SlackSubscriptionRow) => ({
  id,
  isActive,
  slackEvents: slackEvents.map((event) => ({ ...event, channelIds: [...event.channelIds] })),
});

const eventsText = (events: SlackFields['slackEvents']) => events.map(({ eventKey }) => eventName(eventKey)).join(', ');

const requireConnection = ({ db, caller }: Call): void => {
  if (slack.read(db, caller().tenantId).isConnected) return;
  throw new ProviderError(409, 'slack-not-connected', 'Connect Slack first.');
};

const checkedSlack = (call: Call, { isActive, slackEvents }: SlackFields): SlackFields => {
  requireConnection(call);
  const channels = new Set(slackChannels.map(({ id }) => id));
  for (const { eventKey, channelIds } of slackEvents) {
    if (!isKnownEvent(eventKey)) {
      throw new ProviderError(400, 'unknown-event', `There is no event "${eventKey.slice(0, 100)}".`);
    }
    if (channelIds.length === 0 || channelIds.some((id) => !channels.has(id))) {
      throw new ProviderError(400, 'unknown-channel', 'Choose channels of the connected workspace.');
    }
  }
  audited(call, { events: eventsText(slackEvents) });
  return {
    isActive,
    slackEvents: slackEvents.map(({ eventKey, channelIds, title, message }) => ({
      eventKey,
      channelIds: [...new Set(channelIds)],
      ...(title && { title: title.slice(0, MAX_LENGTH) }),
      ...(message && { message: message.slice(0, MAX_LENGTH) }),
    })),
  };
};

/** A channel sends the account's data on after an impersonation has ended. */
const changing: Rule = { ownerOnly: true, event: 'frontegg.connectivity.updated' };

export const slackOperations = {
  getSlack: operation({ permission: 'fe.connectivity.read.slackSubscriptions' }, (call) => {
    const { isConnected } = slack.read(call.db, call.caller().tenantId);
    // The configuration is kept for when a workspace is connected again.
    return { slackSubscriptions: isConnected ? ownedRows(call, 'slackSubscriptions').map(wireSubscription) : null };
  }),
  createSlackSubscription: operation(
    {
      ...changing,
      permission: 'fe.connectivity.write.slackSubscriptions',
      audit: 'Slack notifications added: {events}',
    },
    (call, input) => {
      const { tenantId } = call.caller();
      call.db.slackSubscriptions.put({ ...checkedSlack(call, input), id: crypto.randomUUID(), tenantId });
    },
  ),
  updateSlackSubscription: operation(
    {
      ...changing,
      permission: 'fe.connectivity.write.slackSubscriptions',
      audit: 'Slack notifications changed: {events}',
    },
    (call, { id, ...input }) => {
      const before = ownedRow(call, 'slackSubscriptions', id);
      audited(call, { before: wireSubscription(before) });
      call.db.slackSubscriptions.put({ ...before, ...checkedSlack(call, input) });
    },
  ),
  deleteSlackSubscription: operation(
    {
      permission: 'fe.connectivity.delete.slackSubscriptions',
      audit: 'Slack notifications removed: {events}',
      event: 'frontegg.connectivity.updated',
    },
    (call, { id }) => {
      const row = ownedRow(call, 'slackSubscriptions', id);
      audited(call, { before: wireSubscription(row), events: eventsText(row.slackEvents) });
      call.db.slackSubscriptions.remove(id);
    },
  ),
  listSlackChannels: operation(
    { permission: ['fe.connectivity.read.slackChannels', 'fe.connectivity.read.slackSubscriptions'] },
    ({ db, caller }) =>
      slack.read(db, caller().tenantId).isConnected ? slackChannels.map((channel) => ({ ...channel })) : [],
  ),
  getSlackScope: operation(
    { permission: ['fe.connectivity.read.slackApp', 'fe.connectivity.read.slackSubscriptions'] },
    ({ provider }) => ({
      clientId: SLACK_CLIENT,
      authorizeUrl: `${provider.issuer}/_emulator/slack/authorize`,
    }),
  ),
  registerSlackCode: operation(
    {
      ...changing,
      permission: 'fe.connectivity.write.slackAppRegistration',
      audit: 'Slack connected',
    },
    (call, { code }) => {
      const row = call.db.slackCodes.get(code);
      if (!row || row.expiresAt <= call.provider.clock.now()) {
        throw new ProviderError(400, 'invalid-slack-code', 'Slack did not confirm the connection. Connect it again.');
      }
      call.db.slackCodes.remove(code);
      slack.save(call, { isConnected: true });
    },
  ),
} satisfies Partial<OperationsOf<'connectivity'>>;

type Channel = EventConfigurationRow['channel'];

const wireConfiguration = ({ eventKey, enabled, subscriptions }: EventConfigurationRow) => ({
  eventKey,
  enabled,
  subscriptions: subscriptions.map((subscription) => ({ ...subscription, recipients: [...subscription.recipients] })),
});

interface Recipients {
  name: string;
  enabled: boolean;
  recipients: readonly string[];
}

const checkedRecipients = (channel: Channel, { name, enabled, recipients }: Recipients): Recipients => {
  const unique = [...new Set(recipients.map((recipient) => canonicalRecipient(channel, recipient)).filter(Boolean))];
  const { max } = connectivityLimits.recipients;
  const wrong = unique.find((recipient) => !isRecipient(channel, recipient));
  const expected = channel === 'sms' ? 'an international phone number' : 'an email address';
  if (wrong !== undefined) {
    throw new ProviderError(400, 'invalid-recipient', `"${wrong.slice(0, 60)}" is not ${expected}.`);
  }
  if (unique.length === 0) throw new ProviderError(400, 'recipients-missing', 'Name at least one recipient.');
  if (unique.length > max) {
    throw new ProviderError(400, 'too-many-recipients', `An event has ${max} recipients at most.`);
  }
  return { name: name.trim().slice(0, connectivityLimits.subscriptionName.max), enabled, recipients: unique };
};

const names = { email: 'Email', sms: 'SMS' } as const;

/** Returns the operations of one channel; both channels have the same. */
const operationsOf = (channel: Channel) => {
  const write = (what: string): Rule => ({
    permission: `fe.connectivity.write.${channel}Config`,
    // A channel sends the account's data on after an impersonation has ended.
    ownerOnly: true,
    audit: `${names[channel]} ${what}: {eventKey}`,
    event: 'frontegg.connectivity.updated',
  });
  const remove = (what: string): Rule => ({
    permission: `fe.connectivity.delete.${channel}Config`,
    audit: `${names[channel]} ${what}: {eventKey}`,
    event: 'frontegg.connectivity.updated',
  });
  const idIn = (call: Call, eventKey: string) => configurationId(channel, call.caller().tenantId, eventKey);
  const find = (call: Call, eventKey: string): EventConfigurationRow => {
    const row = call.db.eventConfigurations.get(idIn(call, eventKey));
    if (!row) throw notFound('eventConfigurations');
    audited(call, { before: wireConfiguration(row) });
    return row;
  };
  const removeAll = (call: Call, { eventKey }: { eventKey: string }): undefined => {
    call.db.eventConfigurations.remove(find(call, eventKey).id);
  };
  return {
    list: operation({ permission: `fe.connectivity.read.${channel}Config` }, (call: Call) =>
      ownedRows(call, 'eventConfigurations')
        .filter((row) => row.channel === channel)
        .map(wireConfiguration),
    ),
    create: operation(
      write('notifications added'),
      (
        call: Call,
        {
          eventKey,
          enabled,
          subscriptions,
        }: { eventKey: string; enabled: boolean; subscriptions: readonly Recipients[] },
      ): undefined => {
        if (!isKnownEvent(eventKey)) {
          throw new ProviderError(400, 'unknown-event', `There is no event "${eventKey.slice(0, 100)}".`);
        }
        const id = idIn(call, eventKey);
        const added = subscriptions.map((subscription) => ({
          ...checkedRecipients(channel, subscription),
          id: crypto.randomUUID(),
        }));
        const before = call.db.eventConfigurations.get(id)?.subscriptions ?? [];
        const { tenantId } = call.caller();
        call.db.eventConfigurations.put({
          id,
          tenantId,
          channel,
          eventKey,
          enabled,
          subscriptions: [...before, ...added],
        });
      },
    ),
    setEnabled: operation(
      write('notifications switched'),
      (call: Call, { eventKey, enabled }: { eventKey: string; enabled: boolean }): undefined => {
        call.db.eventConfigurations.put({ ...find(call, eventKey), enabled });
      },
    ),
    put: operation(
      write('recipients changed'),
      (call: Call, input: Recipients & { eventKey: string; subscriptionId: string }): undefined => {
        const row = find(call, input.eventKey);
        if (row.subscriptions.every(({ id }) => id !== input.subscriptionId)) throw notFound('slackSubscriptions');
        const changed = { ...checkedRecipients(channel, input), id: input.subscriptionId };
        const subscriptions = row.subscriptions.map((subscription) =>
          subscription.id === changed.id ? changed : subscription,
        );
        call.db.eventConfigurations.put({ ...row, subscriptions });
      },
    ),
    removeSubscription: operation(
      remove('recipients removed'),
      (call: Call, input: { eventKey: string; subscriptionId: string }): undefined => {
        const row = find(call, input.eventKey);
        const subscriptions = row.subscriptions.filter(({ id }) => id !== input.subscriptionId);
        if (subscriptions.length === row.subscriptions.length) throw notFound('slackSubscriptions');
        if (subscriptions.length === 0) return removeAll(call, input);
        call.db.eventConfigurations.put({ ...row, subscriptions });
      },
    ),
    removeAll: operation(remove('notifications removed'), removeAll),
  };
};

const email = operationsOf('email');
const sms = operationsOf('sms');

export const emailAndSms = {
  listEmail: email.list,
  createEmail: email.create,
  setEmailEnabled: email.setEnabled,
  putEmailSubscription: email.put,
  deleteEmailSubscription: email.removeSubscription,
  deleteEmail: email.removeAll,
  listSms: sms.list,
  createSms: sms.create,
  setSmsEnabled: sms.setEnabled,
  putSmsSubscription: sms.put,
  deleteSmsSubscription: sms.removeSubscription,
  deleteSms: sms.removeAll,
} satisfies Partial<OperationsOf<'connectivity'>>;

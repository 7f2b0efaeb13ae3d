import { canonicalRecipient, connectivityLimits, isRecipient } from '@gatehouse/sdk/connectivity';
import type { EventConfigurationRow } from '../db/rows/connectivity';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { audited } from '../rules/audits/audits';
import { notFound, ownedRows } from '../rules/resources/owned';
import { configurationId } from '../webhooks/channels';
import { isKnownEvent } from '../webhooks/event-catalog';
import { type OperationsOf, operation, type Rule } from './operation';

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

const checked = (channel: Channel, { name, enabled, recipients }: Recipients): Recipients => {
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
          ...checked(channel, subscription),
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
        const changed = { ...checked(channel, input), id: input.subscriptionId };
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

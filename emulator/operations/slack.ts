import type { SlackSubscriptionRow } from '../db/rows/connectivity';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { audited } from '../rules/audits/audits';
import { ownedRow, ownedRows } from '../rules/resources/owned';
import { eventName, isKnownEvent } from '../webhooks/event-catalog';
import { SLACK_CLIENT, slack, slackChannels } from '../webhooks/slack';
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

const checked = (call: Call, { isActive, slackEvents }: SlackFields): SlackFields => {
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
      call.db.slackSubscriptions.put({ ...checked(call, input), id: crypto.randomUUID(), tenantId });
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
      call.db.slackSubscriptions.put({ ...before, ...checked(call, input) });
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

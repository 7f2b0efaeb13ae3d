import type { Widen } from '../../widen';

/** Texts of the Slack tab of the webhooks page. */
export const texts = {
  slack: {
    connect: 'Connect Slack',
    connectTitle: 'Slack is not connected',
    connectText: 'Connect your workspace, then choose which events are posted to which channels.',
    connectReadOnly: 'An administrator can connect your workspace.',
    connected: 'Slack connected',
    connectFailed: 'Slack could not be connected',
    connectForeign: 'The response from Slack does not match a connection that was started here. Connect again.',
    connectDenied: 'Slack was not given access.',
    title: 'Slack notifications',
    add: 'Add notification',
    emptyTitle: 'Nothing is posted to Slack yet',
    empty: 'Choose events and the channels they are posted to.',
    emptyReadOnly: 'Notifications that an administrator adds appear here.',
    channels: 'Channels',
    addTitle: 'Add a Slack notification',
    editTitle: 'Edit the Slack notification',
    event: 'Event',
    chooseEvent: 'Choose an event',
    eventMissing: 'Choose an event.',
    eventTwice: 'This event is already in the list.',
    channelsMissing: 'Choose at least one channel.',
    addEvent: 'Add another event',
    removeEvent: (event: string) => `Remove ${event}`,
    isActive: 'On',
    channelsHint: 'Invite the app to private channels first.',
    added: 'Slack notification added',
    saved: 'Slack notification saved',
    removeTitle: 'Delete this Slack notification?',
    removeText: (events: string) => `${events}: no longer posted to Slack.`,
    removeConfirm: 'Delete notification',
    removed: 'Slack notification deleted',
    staleTitle: 'Slack no longer lists these channels',
    reconnectTitle: 'Connect another workspace?',
    reconnectText:
      'Channels of the current workspace stop working here. What is set up stays, but must be given new channels.',
    reconnect: 'Reconnect',
  },
};

export type WebhooksSlackTexts = Widen<typeof texts>;

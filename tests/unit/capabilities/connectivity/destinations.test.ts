import { type Connectivity, destinationsOf, slackAddress } from '@gatehouse/sdk/connectivity';
import { expect, it } from 'vitest';

const list = (recipients: string[], enabled = true) => ({ id: recipients.join(), name: 'Ops', enabled, recipients });
const hook = (id: string, isActive: boolean, ...eventKeys: string[]) => ({
  _id: id,
  id,
  displayName: id,
  description: null,
  eventKeys,
  isActive,
  url: 'https://example.com',
});

const data: Connectivity = {
  slack: [
    {
      id: 's1',
      isActive: true,
      slackEvents: [
        { eventKey: 'a', channelIds: ['C1', 'C2'] },
        { eventKey: 'b', channelIds: ['C3'] },
      ],
    },
  ],
  email: [
    { eventKey: 'a', enabled: true, subscriptions: [list(['x@y.test']), list(['z@y.test'], false)] },
    { eventKey: 'b', enabled: false, subscriptions: [list(['x@y.test'])] },
  ],
  sms: [],
  webhook: [hook('on', true, 'a'), hook('off', false, 'a', 'b')],
  failed: [],
};

it('an event lists its subscribers in the order of the channels, disabled ones marked', () => {
  expect(destinationsOf(data, 'a').map(({ channel, names, isActive }) => [channel, names, isActive])).toEqual([
    ['slack', ['C1', 'C2'], true],
    ['email', ['x@y.test'], true],
    ['email', ['z@y.test'], false],
    ['webhook', ['on'], true],
    ['webhook', ['off'], false],
  ]);
  expect(destinationsOf(data, 'b').map(({ names, isActive }) => [names, isActive])).toEqual([
    [['C3'], true],
    [['x@y.test'], false],
    [['off'], false],
  ]);
  expect(destinationsOf(data, 'none')).toEqual([]);
});

it('the address of Slack has client, redirect URI and state', () => {
  const request = { clientId: 'c&1', redirectUri: 'https://app.test/account', state: 'slack.1' };
  const url = new URL(slackAddress(request));
  expect(url.origin).toBe('https://slack.com');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'c&1',
    redirect_uri: 'https://app.test/account',
    state: 'slack.1',
  });
  for (const unsafe of ['javascript:alert(1)', 'http://example.com/', 'no address']) {
    expect(new URL(slackAddress(request, unsafe)).origin).toBe('https://slack.com');
  }
  expect(slackAddress(request, 'http://localhost:4400/slack?x=1')).toContain(
    'http://localhost:4400/slack?x=1&client_id=',
  );
});

import { execFileSync } from 'node:child_process';
import * as connectivity from '@gatehouse/sdk/connectivity';
import {
  addressProblem,
  type Connectivity,
  curlLine,
  destinationsOf,
  isRecipient,
  slackAddress,
} from '@gatehouse/sdk/connectivity';
import { describe, expect, it, test } from 'vitest';

describe('the overview of channels', () => {
  const slack = [{ id: 's1', isActive: true, slackEvents: [{ eventKey: 'a', channelIds: ['C1'] }] }];
  const email = [
    {
      eventKey: 'a',
      enabled: true,
      subscriptions: [{ id: 'e1', name: 'n', enabled: false, recipients: ['a@x.test'] }],
    },
  ];
  const hook = {
    _id: 'w1',
    displayName: 'Hook',
    eventKeys: ['a', 'b'],
    isActive: true,
    url: 'https://x.test',
    secret: null,
  };

  const none: connectivity.Connectivity = { slack: [], email: [], sms: [], webhook: [], failed: [] };

  test('counts distinct events, and omits channels without any', () => {
    const webhook = [{ ...hook, id: 'w1' }];
    expect(connectivity.channelEntries({ ...none, slack, email, webhook })).toEqual([
      { channel: 'slack', events: 1, isActive: true },
      { channel: 'email', events: 1, isActive: false },
      { channel: 'webhook', events: 2, isActive: true },
    ]);
  });

  test('is empty without subscriptions', () => {
    expect(connectivity.channelEntries(none)).toEqual([]);
    const bare = { ...none, email: [{ eventKey: 'a', enabled: true, subscriptions: [] }] };
    expect(connectivity.channelEntries(bare)).toEqual([]);
  });

  test('marks a channel as active with one active subscription', () => {
    const off = { name: 'n', enabled: false, recipients: ['1'] };
    const sms = [
      { eventKey: 'a', enabled: true, subscriptions: [off] },
      { eventKey: 'b', enabled: true, subscriptions: [off, { ...off, enabled: true }] },
    ];
    expect(connectivity.channelEntries({ ...none, sms })).toEqual([{ channel: 'sms', events: 2, isActive: true }]);
  });

  test('counts an event of several webhooks once', () => {
    const webhook = [
      { ...hook, id: 'w1', isActive: false },
      { ...hook, id: 'w2', eventKeys: ['b', 'c'], isActive: false },
    ];
    expect(connectivity.channelEntries({ ...none, webhook })).toEqual([
      { channel: 'webhook', events: 3, isActive: false },
    ]);
  });
});

describe('destinations', () => {
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
});

describe('a webhook URL', () => {
  it.each([
    ['https://example.com/hooks?a=1', undefined],
    ['  https://example.com ', undefined],
    ['http://localhost:3000/hook', undefined],
    ['http://127.0.0.1:3000/hook', undefined],
    ['http://example.com', 'insecure'],
    ['http://localhost.example.com', 'insecure'],
    ['https://user@example.com', 'credentials'],
    ['https://user:pass@example.com', 'credentials'],
    ['javascript:alert(1)', 'malformed'],
    ['ftp://example.com', 'malformed'],
    ['example.com', 'malformed'],
    ['https://', 'malformed'],
    ['', 'malformed'],
  ])('%s is %s', (text, problem) => expect(addressProblem(text)).toBe(problem));
});

it('a recipient is an email address, or an international number for SMS', () => {
  expect([isRecipient('email', 'ops@acme.test'), isRecipient('email', '+491700000001')]).toEqual([true, false]);
  expect([isRecipient('sms', '+49 170 0000001'), isRecipient('sms', '0170 1'), isRecipient('sms', 'a@b')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a delivery as a shell command is one line with URL and body unchanged, whatever they contain', () => {
  const url = "https://example.com/?a='$(id)'&b=`id`";
  const body = JSON.stringify({ name: 'O\'Hara; $(touch x) `id` \\ "', file: '@/etc/passwd' });
  const line = curlLine({ url, body });
  // The shell itself splits the line into words.
  const words = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${line}`], { encoding: 'utf8' }).split(
    '\0',
  );
  expect(words.slice(0, -1)).toEqual(['-X', 'POST', url, '-H', 'content-type: application/json', '--data-raw', body]);
});

import { expect, it } from 'vitest';
import { eventOf, fieldsOf, statusTone, textOf } from '../../../ui/admin/webhooks/delivery';
import {
  fromInput,
  recipientsOf,
  toInput,
  withoutRecipient,
  withRecipients,
} from '../../../ui/admin/webhooks/recipient-lists';
import { connectSlack, takeSlackResponse } from '../../../ui/admin/webhooks/slack-connection';

const stored = { id: 'l1', name: 'Ops', enabled: true, recipients: ['a@b.test'] };

it('a form has a list per event, and saves stored ones under their id', () => {
  const configurations = [{ eventKey: 'x', enabled: false, subscriptions: [stored] }];
  const input = toInput(configurations, [{ key: 'x' }, { key: 'y' }], 'Recipients');
  expect(input).toEqual([
    { eventKey: 'x', enabled: false, lists: [stored] },
    { eventKey: 'y', enabled: true, lists: [{ name: 'Recipients', enabled: true, recipients: [] }] },
  ]);
  expect(fromInput(input, configurations)[0]?.subscriptions).toEqual([stored]);
  // Undo after the list was deleted: it is created again.
  expect(fromInput(input, [])[0]?.subscriptions).toEqual([{ name: 'Ops', enabled: true, recipients: ['a@b.test'] }]);
});

it('a recipient is shared by events: each once with its events, and only changed events are saved', () => {
  const second = { ...stored, id: 'l2', recipients: ['c@d.test', 'a@b.test'] };
  const x = { eventKey: 'x', enabled: false, subscriptions: [stored] };
  const y = { eventKey: 'y', enabled: true, subscriptions: [{ ...stored, recipients: [] }, second] };
  expect(recipientsOf([x, y])).toEqual([
    { address: 'a@b.test', eventKeys: ['x', 'y'], sentKeys: ['y'] },
    { address: 'c@d.test', eventKeys: ['y'], sentKeys: ['y'] },
  ]);
  expect(withRecipients([x, y], ['a@b.test', 'c@d.test'], ['x', 'y', 'z'], 'Recipients')).toEqual([
    { ...x, subscriptions: [{ ...stored, recipients: ['a@b.test', 'c@d.test'] }] },
    {
      eventKey: 'z',
      enabled: true,
      subscriptions: [{ name: 'Recipients', enabled: true, recipients: ['a@b.test', 'c@d.test'] }],
    },
  ]);
  expect(withoutRecipient([x, y], 'a@b.test', ['x'])).toEqual([
    {
      ...y,
      subscriptions: [
        { ...stored, recipients: [] },
        { ...second, recipients: ['c@d.test'] },
      ],
    },
  ]);
});

it('extra fields must be a JSON object or empty', () => {
  expect(fieldsOf('  ')).toBeUndefined();
  expect(fieldsOf('{"a":1}')).toEqual({ a: 1 });
  expect([fieldsOf('[1]'), fieldsOf('"a"'), fieldsOf('{'), fieldsOf('null')]).toEqual([null, null, null, null]);
  expect([textOf({}), textOf(null), textOf({ a: 1 })]).toEqual(['', '', '{\n  "a": 1\n}']);
});

it('a delivery has the name of its event, and any 2xx succeeds', () => {
  expect([eventOf('{"eventKey":"x"}'), eventOf('{"eventKey":1}'), eventOf('null'), eventOf('<html>')]).toEqual([
    'x',
    '',
    '',
    '',
  ]);
  expect(['200', '204', '302', '', '2000'].map(statusTone)).toEqual([
    'success',
    'success',
    'danger',
    'danger',
    'danger',
  ]);
});

const browser = () => {
  const saved = new Map<string, string>();
  let page = new URL('https://app.test/account?tab=1#/webhooks/slack');
  const sent: URL[] = [];
  return {
    sent,
    go: (search: string) => {
      page = new URL(`https://app.test/account?${search}`);
    },
    at: () => page.href,
    crypto: globalThis.crypto,
    page: () => new URL(page),
    redirect: (url: URL) => void sent.push(url),
    replacePage: (url: URL) => {
      page = url;
    },
    tab: {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, value: string) => saved.set(key, value).size > 0,
      removeItem: (key: string) => void saved.delete(key),
      keys: () => [...saved.keys()],
    },
  };
};

it('the Slack code is accepted once, and only with the state of this tab', () => {
  const tab = browser();
  connectSlack(tab, 'client', undefined);
  const sent = tab.sent[0]?.searchParams;
  expect(sent?.get('redirect_uri')).toBe('https://app.test/account');
  const state = sent?.get('state') ?? '';
  expect(state).toMatch(/^slack\.[\da-f]{32}$/);

  tab.go(`tab=1&code=c1&state=${state}`);
  expect(takeSlackResponse(tab)).toEqual({ code: 'c1' });
  expect(tab.at()).toBe('https://app.test/account?tab=1');
  expect(takeSlackResponse(tab)).toBeUndefined();

  tab.go(`code=c1&state=${state}`);
  expect(takeSlackResponse(tab)).toEqual({ problem: 'foreign' });
  connectSlack(tab, 'client', undefined);
  tab.go(`error=access_denied&state=${tab.sent[1]?.searchParams.get('state')}`);
  expect(takeSlackResponse(tab)).toEqual({ problem: 'denied' });
  // A sign-in callback must not be handled here.
  tab.go('code=c1&state=abc');
  expect(takeSlackResponse(tab)).toBeUndefined();
  expect(tab.at()).toContain('code=c1');
});

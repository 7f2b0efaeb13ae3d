import { describe, expect, test } from 'vitest';
import { tables } from '../../../../demo/research/contract';
import { feedbackKinds } from '../../../../demo/research/feedback/kinds';
import { type Route, sendTo, writes } from '../every-route';
import { signedIn } from '../support';

const filledIn = ({ table, method }: Route): readonly string[] => {
  if (table === 'users') return method === 'POST' ? tables.users.map(({ title }) => title) : [];
  return feedbackKinds[table].filled;
};

const wrong: readonly [string, unknown][] = [
  ['an object', { a: 1 }],
  ['a list', ['a']],
  ['a nested list', [[['a']]]],
  ['true', true],
  ['null', null],
  ['a number out of range', 1e308],
  ['a text of 30 kB', 'x'.repeat(30_000)],
  ['a text with a NUL', 'Slack: before\0after'],
  ['a text with a lone high surrogate', 'Slack: before\ud800after'],
  ['a text with a lone low surrogate', 'Slack: before\udc00after'],
];

const fields = writes.flatMap((route) =>
  Object.keys(route.body ?? {}).map((field) => ({ name: `${route.name}: ${field}`, route, field })),
);

test.each(fields)(
  '$name of a wrong type is refused by its name, and no call leaves the gateway',
  async ({ route, field }) => {
    const harness = await signedIn();
    for (const [what, value] of wrong) {
      const body = JSON.stringify({ ...route.body, [field]: value });
      const response = await sendTo(harness, route, { token: harness.token, body });
      expect(response.status, what).toBe(400);
      const errorBody = (await response.json()) as { error: string; msg: string; fields: Record<string, string> };
      expect(errorBody.error).toBe('INVALID_FIELDS');
      // Of an object with unknown fields only, the fields are named.
      const named = route.method === 'PATCH' && what === 'an object' ? 'a' : field;
      expect(Object.keys(errorBody.fields), what).toEqual([named]);
      expect(errorBody.msg).toContain(named);
    }
    expect(harness.upstream).toEqual([]);
    expect(harness.outgoing).toEqual([]);
  },
);

describe.each(writes)('$name', (route) => {
  test.each([
    ['Admin', 'Admin'],
    ['superUser', 'superUser'],
    ['UpdatedAt', 'UpdatedAt'],
    ['CreatedAt', 'CreatedAt'],
    ['nc_order', 'nc_order'],
    ['Integration11', 'Integration11'],
    ['toString', 'toString'],
    ['hasOwnProperty', 'hasOwnProperty'],
    ['<img src=x onerror=alert(1)>', '?img src?x onerror?alert?1??'],
    ['line\nend', 'line?end'],
    ['', '(empty)'],
    ['x'.repeat(5000), 'x'.repeat(40)],
  ])('the unknown field %j is refused, and named as plain text', async (field, named) => {
    const harness = await signedIn();
    const body = JSON.stringify({ ...route.body, [field]: 'x' });
    const response = await sendTo(harness, route, { token: harness.token, body });
    expect(response.status).toBe(400);
    const errorBody = (await response.json()) as { fields: Record<string, string> };
    expect(Object.keys(errorBody.fields)).toEqual([named]);
    expect(harness.upstream).toEqual([]);
    expect(harness.outgoing).toEqual([]);
  });

  test('sends only its own columns to the database', async () => {
    const harness = await signedIn();
    const sent = Object.fromEntries(filledIn(route).map((column) => [column, 'forged']));
    const response = await sendTo(harness, route, {
      token: harness.token,
      body: JSON.stringify({ ...route.body, ...sent }),
    });
    expect(response.status).toBe(200);
    const columns = new Set(['Id', ...tables[route.table].map(({ title }) => title)]);
    const written = harness.upstream.filter(({ method }) => method === 'POST' || method === 'PATCH');
    for (const { body } of written) {
      const row: object = Array.isArray(body) ? body[0] : body;
      expect(Object.keys(row).filter((column) => !columns.has(column))).toEqual([]);
      expect(JSON.stringify(row)).not.toContain('forged');
    }
    expect(written.length).toBe(route.name === 'POST users' ? 0 : 1);
  });
});

import { createIdentity } from '@gatehouse/sdk';
import * as audits from '@gatehouse/sdk/audits';
import { describe, expect, test } from 'vitest';
import { createRecorder, json } from '../../../support/recorder';

const provider = (response: () => Response) => {
  const { calls, fetch } = createRecorder([response]);
  const identity = createIdentity({ baseUrl: 'https://id.test', clientId: 'host', fetch, logLevel: 'silent' });
  const sent = () => calls.map(({ method, url }) => `${method} ${url.pathname}`);
  const query = () => Object.fromEntries(calls[0]?.url.searchParams ?? []);
  const body = (): unknown => JSON.parse(calls[0]?.body ?? 'null');
  return { of: identity.of(audits), sent, query, body };
};

describe('a page of audits', () => {
  const rows = [{ createdAt: '2026-01-01T00:00:00Z', action: 'login', json: [{ a: 1 }], ownColumn: 'kept' }];
  const requested = async (filter: audits.AuditFilter, total = 41) => {
    const { of, sent, query } = provider(() => json({ data: rows, total }));
    return { page: await of.list(filter).queryFn({}), sent: sent(), query: query() };
  };

  test.each([
    [0, 0],
    [1, 1],
    [20, 1],
    [41, 3],
  ])('%d rows are %d pages', async (total, pages) => {
    expect((await requested({}, total)).page).toMatchObject({ totalItems: total, totalPages: pages });
  });

  test('keeps custom columns of the vendor', async () => {
    expect((await requested({})).page.items).toEqual(rows);
  });
});

describe('the export', () => {
  const columns = [{ name: 'email', displayName: 'E-mail', type: 'Email' }];
  const requested = (filter?: audits.AuditFilter) => {
    const response = () => new Response('a,b', { headers: { 'content-type': 'text/csv' } });
    const { of, ...recorded } = provider(response);
    return { ...recorded, exporting: of.exportCsv().mutationFn({ columns, filter }) };
  };

  test('is the file audits.csv', async () => {
    const { blob, fileName } = await requested().exporting;
    expect(fileName).toBe('audits.csv');
    expect(await blob.text()).toBe('a,b');
  });

  test('reports the number of received rows, and is aborted by its signal', async () => {
    const response = () => new Response('email\r\na\r\nb\r\n');
    const { of } = provider(response);
    const progress: number[] = [];
    await of.exportCsv().mutationFn({ columns, onProgress: (rows) => progress.push(rows) });
    expect(progress.at(-1)).toBe(2);
    const stopped = of.exportCsv().mutationFn({ columns, signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the details of a row', () => {
  test.each([
    [undefined, ''],
    [null, ''],
    [[], ''],
    ['', ''],
    [{ a: 1 }, '{\n  "a": 1\n}'],
    ['{"a":1}', '{\n  "a": 1\n}'],
    ['not json', 'not json'],
  ])('%j are parsed to %j', (json, text) => {
    expect(audits.detailText(json)).toBe(text);
  });
});

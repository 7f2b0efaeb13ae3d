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

const firstPage = { offset: '0', count: '20', sortBy: 'createdAt', sortDirection: 'desc' };

describe('a page of audits', () => {
  const rows = [{ createdAt: '2026-01-01T00:00:00Z', action: 'login', json: [{ a: 1 }], ownColumn: 'kept' }];
  const requested = async (filter: audits.AuditFilter, total = 41) => {
    const { of, sent, query } = provider(() => json({ data: rows, total }));
    return { page: await of.list(filter).queryFn({}), sent: sent(), query: query() };
  };

  test('defaults to the first twenty, newest first', async () => {
    const { sent, query } = await requested({});
    expect(sent).toEqual(['GET /frontegg/audits']);
    expect(query).toEqual(firstPage);
  });

  test('skips complete pages', async () => {
    expect((await requested({ page: 3 })).query).toMatchObject({ offset: '60', count: '20' });
  });

  test('accepts sorting, a search and one value per column', async () => {
    const { query } = await requested({
      sortBy: 'email',
      sortDirection: 'asc',
      search: ' ann ',
      columns: { severity: 'High', 'own column': ' x&y ' },
    });
    expect(query).toEqual({
      ...firstPage,
      sortBy: 'email',
      sortDirection: 'asc',
      filter: 'ann',
      severity: 'High',
      'own column': 'x&y',
    });
  });

  test('sends an object of a filter as JSON', async () => {
    expect((await requested({ columns: { createdAt: { from: 1 } } })).query).toMatchObject({ createdAt: '{"from":1}' });
  });

  test('omits empty filters', async () => {
    const { query } = await requested({
      search: '  ',
      columns: { ip: '', user: ' ', email: undefined, action: null, json: [] },
    });
    expect(query).toEqual(firstPage);
  });

  test('sends zero and false', async () => {
    expect((await requested({ columns: { level: 0, ok: false } })).query).toMatchObject({ level: '0', ok: 'false' });
  });

  test('does not let a column change paging or sorting', async () => {
    const columns = { offset: 'x', count: '1000', sortBy: 'y', paginationMode: 'virtual', outputFileName: 'x' };
    expect((await requested({ columns })).query).toEqual(firstPage);
  });

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

  test('fails with an error', async () => {
    const { of } = provider(() => new Response('{}', { status: 403 }));
    await expect(of.list({}).queryFn({})).rejects.toMatchObject({ statusCode: 403 });
  });
});

test('statistics are requested like the first page', async () => {
  const { of, sent, query } = provider(() => json({ totalToday: 3, severeThisWeek: 1 }));
  expect(await of.stats().queryFn({})).toEqual({ totalToday: 3, severeThisWeek: 1 });
  expect(sent()).toEqual(['GET /frontegg/audits/stats']);
  expect(query()).toEqual({ count: '20', sortBy: 'createdAt', sortDirection: 'desc' });
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

  test('starts at the first row, whatever the page, and sends the columns', async () => {
    const { exporting, sent, query, body } = requested({ page: 4 });
    await exporting;
    expect(sent()).toEqual(['POST /frontegg/audits/export/csv/v2']);
    const { count: _count, ...rest } = firstPage;
    expect(query()).toEqual({ ...rest, outputFileName: 'audits.csv' });
    expect(body()).toEqual({ properties: columns });
  });

  test('is filtered like the list', async () => {
    const { exporting, query, body } = requested({ search: 'ann', columns: { severity: 'High', ip: ' ' } });
    await exporting;
    expect(query()).toMatchObject({ filter: 'ann', severity: 'High' });
    expect(query()).not.toHaveProperty('ip');
    expect(body()).toEqual({ properties: columns });
  });

  test('is filtered by custom columns too, without sending them in the body', async () => {
    const { exporting, query, body } = requested({ columns: { ownColumn: 'x' } });
    await exporting;
    expect(query()).toMatchObject({ ownColumn: 'x' });
    expect(body()).toEqual({ properties: columns });
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

  test('fails without a file', async () => {
    const { of } = provider(() => new Response(JSON.stringify({ errors: ['Too many.'] }), { status: 400 }));
    await expect(of.exportCsv().mutationFn({ columns })).rejects.toMatchObject({ message: 'Too many.' });
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

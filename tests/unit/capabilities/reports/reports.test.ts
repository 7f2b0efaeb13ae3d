import { createIdentity } from '@gatehouse/sdk';
import * as reports from '@gatehouse/sdk/reports';
import { describe, expect, test } from 'vitest';
import { createRecorder, json } from '../../../support/recorder';

const provider = (response: () => Response) => {
  const { calls, fetch } = createRecorder([response]);
  const identity = createIdentity({ baseUrl: 'https://id.test', clientId: 'host', fetch, logLevel: 'silent' });
  const sent = () => calls.map(({ method, url }) => `${method} ${url.pathname}`);
  const query = () => Object.fromEntries(calls[0]?.url.searchParams ?? []);
  const body = (): unknown => JSON.parse(calls[0]?.body ?? 'null');
  return { of: identity.of(reports), sent, query, body };
};

const decode = (text: unknown): unknown => JSON.parse(Buffer.from(String(text), 'base64').toString('utf8'));

const filters = [{ type: 'text', config: { value: 'Zoë — 中文 🙂 "x"' } }];
const engine = '/frontegg/reports/engine/resources/triggers/v1';
const records = '/frontegg/reports/resources/reports/v2';
const report = { id: 'r1', name: 'Usage', status: 'active', schedule: null, dataFilters: null };

describe('data filters', () => {
  test('are JSON in base64, in any script', () => {
    const encoded = reports.encodeDataFilters(filters);
    expect(encoded).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(decode(encoded)).toEqual(filters);
  });

  test('may be long', () => {
    const long = [{ type: 'text', config: 'é'.repeat(300_000) }];
    expect(decode(reports.encodeDataFilters(long))).toEqual(long);
  });
});

describe('the list of reports', () => {
  test('sends filters and sorting as JSON', async () => {
    const { of, sent, query } = provider(() => json([report]));
    expect(await of.list({ filters: { name: 'a' }, sort: { name: 1 } }).queryFn({})).toEqual([report]);
    expect(sent()).toEqual([`GET ${records}/tenant-reports`]);
    expect(query()).toEqual({ filters: '{"name":"a"}', sort: '{"name":1}' });
  });

  test('sends no parameters without filters', async () => {
    const { of, query } = provider(() => json([]));
    expect(await of.list({}).queryFn({})).toEqual([]);
    expect(query()).toEqual({});
  });

  test('has an address for each report', async () => {
    const { of, sent } = provider(() => json(report));
    expect(await of.get('r1').queryFn({})).toMatchObject({ id: 'r1' });
    expect(sent()).toEqual([`GET ${records}/r1/tenant-reports`]);
  });
});

test('a schedule is sent with its filters in base64', async () => {
  const { of, sent, body } = provider(() => json(report));
  const schedule = { interval: 'daily', cron: '0 8 * * *', tz: 'Europe/Berlin', active: true };
  const expected = { templateId: 't1', schedule, status: 'active', type: 'pdf', dataFilters: filters } as const;
  await of.schedule().mutationFn(expected);
  expect(sent()).toEqual([`POST ${records}/t1/tenant-reports`]);
  expect(body()).toEqual({ schedule, status: 'active', type: 'pdf', dataFilters: reports.encodeDataFilters(filters) });
});

describe('a rendered report', () => {
  test('is previewed as text, with filters only if given', async () => {
    const { of, sent, query } = provider(
      () => new Response('<h1>Usage</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    expect(await of.preview({ templateId: 't1' }).queryFn({})).toBe('<h1>Usage</h1>');
    expect(sent()).toEqual([`GET ${engine}/preview-report`]);
    const { dataFilters, ...rest } = query();
    expect(rest).toEqual({ templateId: 't1', responseType: 'html' });
    expect(decode(dataFilters)).toEqual([]);
  });

  test('is downloaded as a file with its name', async () => {
    const { of, sent, query } = provider(() => new Response('%PDF'));
    const file = await of.download().mutationFn({ templateId: 't1', name: 'Usage', type: 'pdf', dataFilters: filters });
    expect(file.fileName).toBe('Usage.pdf');
    expect(await file.blob.text()).toBe('%PDF');
    expect(sent()).toEqual([`GET ${engine}/preview-report`]);
    const { dataFilters, ...rest } = query();
    expect(rest).toEqual({ templateId: 't1', name: 'Usage', responseType: 'pdf' });
    expect(decode(dataFilters)).toEqual(filters);
  });

  test.each([
    ['Usage', 'html', 'Usage.html'],
    ['Usage', 'image', 'Usage.png'],
    ['Usage.PDF', 'pdf', 'Usage.PDF'],
    ['Usage.pdf', 'html', 'Usage.pdf.html'],
    ['Usage 2026, Österreich', 'pdf', 'Usage 2026, Österreich.pdf'],
    ['../../etc/passwd', 'pdf', '-..-etc-passwd.pdf'],
    ['C:\\temp\\a', 'pdf', 'C-temp-a.pdf'],
    ['a\r\nb\u0000', 'html', 'a-b-.html'],
    ['gpj.\u202efdp', 'image', 'gpj.-fdp.png'],
    ['.pdf', 'pdf', 'pdf.pdf'],
    [' ', 'pdf', 'report.pdf'],
    ['', 'image', 'report.png'],
  ] as const)('%s as %s is saved as %s', (name, type, fileName) => {
    expect(reports.reportFileName(name, type)).toBe(fileName);
  });

  test('fails without a file', async () => {
    const { of } = provider(() => new Response('{"errors":["No."]}', { status: 404 }));
    const downloading = of.download().mutationFn({ templateId: 't1', name: 'x', type: 'image' });
    await expect(downloading).rejects.toMatchObject({ statusCode: 404, message: 'No.' });
  });
});

test('a report is sent to users at once', async () => {
  const { of, sent, body } = provider(() => new Response(''));
  await of.send().mutationFn({ templateId: 't1', to: ['a@x.test', 'b@x.test'] });
  expect(sent()).toEqual([`POST ${engine}/tenant-reports`]);
  expect(body()).toEqual({ templateId: 't1', to: ['a@x.test', 'b@x.test'] });
});

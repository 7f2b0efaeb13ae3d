import { createIdentity } from '@gatehouse/sdk';
import * as reports from '@gatehouse/sdk/reports';
import { describe, expect, test } from 'vitest';
import { createRecorder } from '../../../support/recorder';

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
});

import * as reports from '@gatehouse/sdk/reports';
import { describe, expect, test } from 'vitest';

const decode = (text: unknown): unknown => JSON.parse(Buffer.from(String(text), 'base64').toString('utf8'));

const filters = [{ type: 'text', config: { value: 'Zoë — 中文 🙂 "x"' } }];

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

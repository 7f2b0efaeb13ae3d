import { X509Certificate } from 'node:crypto';
import {
  certificateEnd,
  certificateState,
  certificatesIn,
  decodeXml,
  hasPrivateKey,
  readCertificate,
} from '@gatehouse/sdk/sso';
import { describe, expect, test } from 'vitest';

/** Ends in 2026, written with two digits of the year. */
const short = `-----BEGIN CERTIFICATE-----
MIIBezCCASGgAwIBAgIUIlRimIvWqGdHMi28xSReFQBh/j0wCgYIKoZIzj0EAwIw
EzERMA8GA1UEAwwIaWRwLnRlc3QwHhcNMjYxMTIyMTIzMzM3WhcNMjYxMjIyMTIz
MzM3WjATMREwDwYDVQQDDAhpZHAudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEH
A0IABHv11PXd2SK6MmET4pCz46uW5ODiSw+eLwElLdljdvJuo0hmq4gIokXV3khP
Hk5eguZ8CyZ8FXR4Py6PzAN4RKijUzBRMB0GA1UdDgQWBBQvNxpKaiI6h+x/zb5D
O8aromvyRjAfBgNVHSMEGDAWgBQvNxpKaiI6h+x/zb5DO8aromvyRjAPBgNVHRMB
Af8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIAD4wqyWQF7Fy4yTQS2lDeB404gC
sLQ+Syp+oB9w4nN+AiEA5jvNg6z6mtbqu1sTXV7DAsa6gQMf20g6f8Vir3ub/fQ=
-----END CERTIFICATE-----`;

/** Ends in 2081, which needs four digits. */
const long = `-----BEGIN CERTIFICATE-----
MIIBfjCCASOgAwIBAgIUQhwBESNQTA7zOzG97Uku2fOqXnwwCgYIKoZIzj0EAwIw
EzERMA8GA1UEAwwIaWRwLnRlc3QwIBcNMjYxMTIyMTIzMzM3WhgPMjA4MTA4MjUx
MjMzMzdaMBMxETAPBgNVBAMMCGlkcC50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEPzOlCgRLzc13u+8x8GIm5TmE/nnmnzxHzCDBkaToqlnnZaEuZ+8kfChp
JBvxvxfPS7VVATyXyfIHq4WylYYMsaNTMFEwHQYDVR0OBBYEFPM96Y+PJT+ji5yk
l0haAqoH/QpmMB8GA1UdIwQYMBaAFPM96Y+PJT+ji5ykl0haAqoH/QpmMA8GA1Ud
EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhAO37zStC9b2PPSjDTlnteYTJ
XRDP4YW3tRPYMTGxTQ7TAiEA8omjrcodu2+Ygxo/UoW9jiQUgUy4TAWJ53ATM0vR
kBk=
-----END CERTIFICATE-----`;

const withoutFrame = (pem: string) => pem.replace(/-----.*-----/g, '');
const DAY = 86_400_000;

describe('the expiry of a certificate', () => {
  test.each([
    ['short', short, '2026-12-22T12:33:37.000Z'],
    ['long', long, '2081-08-25T12:33:37.000Z'],
  ])('matches that of Node: %s', (_name, pem, end) => {
    expect(new Date(certificateEnd(pem) ?? 0).toISOString()).toBe(end);
    expect(certificateEnd(pem)).toBe(Date.parse(new X509Certificate(pem).validTo));
  });

  test('is returned with the start and the subject', () => {
    expect(readCertificate(short)).toEqual({
      subject: 'idp.test',
      start: Date.parse('2026-11-22T12:33:37.000Z'),
      end: Date.parse('2026-12-22T12:33:37.000Z'),
    });
  });

  test.each([
    ['base64 alone', withoutFrame(short)],
    ['in one line', withoutFrame(short).replaceAll('\n', '')],
    ['with the line ends of Windows', short.replaceAll('\n', '\r\n')],
  ])('is read from %s', (_name, text) => {
    expect(certificateEnd(text)).toBe(certificateEnd(short));
  });

  test.each([
    ['nothing', ''],
    ['a text', 'certificate of the company'],
    ['base64 of something else', btoa('<EntityDescriptor/>')],
    ['the first half', short.slice(0, 400)],
    ['a length that goes on without end', btoa('\x30\x84\xff\xff\xff\xff')],
    ['an indefinite length', btoa('\x30\x80\x00\x00')],
  ])('is undefined for %s', (_name, text) => {
    expect(certificateEnd(text)).toBeUndefined();
  });

  test('is undefined or a time for every truncated or altered text', () => {
    const body = withoutFrame(short).replaceAll('\n', '');
    for (let at = 0; at < body.length; at += 7) {
      const changed = `${body.slice(0, at)}A${body.slice(at + 1)}`;
      for (const text of [body.slice(0, at), changed]) {
        const end = certificateEnd(text);
        expect(end === undefined || Number.isFinite(end)).toBe(true);
      }
    }
  });
});

test.each([
  [31 * DAY, 'valid'],
  [30 * DAY, 'ends-soon'],
  [1, 'ends-soon'],
  [0, 'ended'],
  [-DAY, 'ended'],
] as const)('%i ms before its expiry a certificate is %s', (left, state) => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  expect(certificateState(now + left, now)).toBe(state);
});

const body = withoutFrame(short).replaceAll('\n', '');
const element = (text: string, prefix = 'ds:') => `<${prefix}X509Certificate>${text}</${prefix}X509Certificate>`;
const descriptor = (use: string, text: string) => `<md:KeyDescriptor${use}>${element(text)}</md:KeyDescriptor>`;

describe('certificates are read into one form', () => {
  test.each<[string, string, string[]]>([
    ['PEM', short, [short]],
    ['indented lines', short.replaceAll('\n', '\n    '), [short]],
    ['blanks for line breaks', short.replaceAll('\n', ' '), [short]],
    ['no line breaks at all', short.replaceAll('\n', ''), [short]],
    ['the line ends of Windows and of old Macs', short.replaceAll('\n', '\r\n').replace('\r\n', '\r'), [short]],
    ['escaped line breaks', short.replaceAll('\n', '\\n'), [short]],
    ['blank lines', short.replaceAll('\n', '\n\n'), [short]],
    ['text before and after', `subject=CN = idp.test\nissuer=CN-1\n${short}\nBest regards`, [short]],
    ['bag attributes', `Bag Attributes\n    localKeyID: 01 02\n${short}`, [short]],
    ['headers inside', short.replace('-----\n', '-----\nProc-Type: 4\nComment: a-b\n\n'), [short]],
    ['X509 CERTIFICATE', short.replaceAll(' CERTIFICATE', ' X509 CERTIFICATE'), [short]],
    ['no end', short.replace(/-----END.*/, ''), [short]],
    ['dashes of a word processor', short.replaceAll('-----', '—–—'), [short]],
    ['several blocks', `${short}\n${long}`, [short, long]],
    ['the same block twice', `${short}${short}`, [short]],
    ['base64 alone', body, [short]],
    ['base64 in quotation marks', `"${body}"`, [short]],
    ['base64url', body.replaceAll('+', '-').replaceAll('/', '_'), [short]],
    ['base64 of PEM', btoa(`${short}\n`), [short]],
    ['base64 of PEM of several', btoa(`${short}\n${long}`), [short, long]],
    ['base64 of base64', btoa(body), [short]],
    ['a byte order mark', `\ufeff${short}`, [short]],
    ['zero-width spaces', `\u200b${short}\u200b`, [short]],
    ['an element', element(body), [short]],
    ['an element with another prefix and line breaks', `<a>${element(`\n  ${body}\n`, 'dsig:')}</a>`, [short]],
    ['an element without a prefix', element(body, ''), [short]],
    ['an element with entities', element(`${body.slice(0, 64)}&#13;\n&#xD;${body.slice(64)}`), [short]],
    ['an element with a comment', element(`<!-- current -->${body}`), [short]],
    ['an element with PEM', element(short), [short]],
    ['an element with CDATA', element(`<![CDATA[${body}]]>`), [short]],
    [
      'metadata with an empty descriptor',
      `<KeyDescriptor use="encryption"/><KeyDescriptor>${element(body)}</KeyDescriptor>`,
      [short],
    ],
    ['a quoted mail', short.replace(/^/gm, '> '), [short]],
    ['line breaks of a web page', short.replaceAll('\n', '<br>\n'), [short]],
    ['line breaks escaped twice', short.replaceAll('\n', '\\\\n'), [short]],
    [
      'keys to sign with',
      descriptor(' use="encryption"', 'AAAA') + descriptor(' use="signing"', body) + descriptor('', withoutFrame(long)),
      [short, long],
    ],
    [
      'TRUSTED CERTIFICATE, with more after it',
      `-----BEGIN TRUSTED CERTIFICATE-----\n${btoa(`${atob(body)}0\x0c0\x0a`)}\n-----END TRUSTED CERTIFICATE-----`,
      [short],
    ],
  ])('%s', (_name, text, expected) => {
    expect(certificatesIn(text)).toEqual(expected);
    expect(readCertificate(text)?.end).toBe(Math.max(...expected.map((pem) => certificateEnd(pem) ?? 0)));
  });

  test.each([
    ['a request', short.replaceAll('CERTIFICATE', 'CERTIFICATE REQUEST')],
    ['one of several that is cut off', `${short}\n${long.slice(0, 300)}`],
    ['a private key beside it', `${short}\n-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----`],
    ['an empty element', element('')],
    ['a text', 'certificate'],
    ['nothing', ' '],
    ['a text without end', '-'.repeat(1_000_000)],
  ])('none in %s', (_name, text) => expect(certificatesIn(text)).toEqual([]));

  test('takes no time that grows faster than the text', () => {
    for (const part of ['-', '<!--', '-----BEGIN CERTIFICATE-----', '<KeyDescriptor use="encryption">', ' ', '&#']) {
      expect(certificatesIn(part.repeat(Math.floor(100_000 / part.length)))).toEqual([]);
    }
  });
});

const utf16 = (text: string, isLittle: boolean, mark = '\ufeff'): number[] =>
  [...(mark + text)].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
const xml = '<?xml version="1.0"?><a>ü</a>';
const latin = '<?xml version="1.0" encoding="ISO-8859-1"?><a>ü</a>';

test.each<[string, number[], string]>([
  ['UTF-8', [...new TextEncoder().encode(xml)], xml],
  ['UTF-8 with a byte order mark', [...new TextEncoder().encode(`\ufeff${xml}`)], xml],
  ['UTF-16, little-endian', utf16(xml, true), xml],
  ['UTF-16, big-endian', utf16(xml, false), xml],
  ['UTF-16 without a byte order mark', utf16(xml, true, ''), xml],
  ['Latin-1', [...latin].map((letter) => letter.charCodeAt(0)), latin],
  [
    'UTF-8 that says UTF-16',
    [...new TextEncoder().encode(latin.replace('ISO-8859-1', 'UTF-16'))],
    latin.replace('ISO-8859-1', 'UTF-16'),
  ],
  [
    'an unknown encoding',
    [...new TextEncoder().encode(latin.replace('ISO-8859-1', 'none'))],
    latin.replace('ISO-8859-1', 'none'),
  ],
])('a document is decoded from %s', (_name, bytes, text) => {
  expect(decodeXml(Uint8Array.from(bytes))).toBe(text);
});

test('a private key is detected, also beside a certificate', () => {
  const keys = ['PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY', 'ENCRYPTED PRIVATE KEY', 'OPENSSH PRIVATE KEY'];
  for (const kind of keys) {
    const pem = `-----BEGIN ${kind}-----\nMIIE\n-----END ${kind}-----`;
    expect(hasPrivateKey(pem), kind).toBe(true);
    expect(hasPrivateKey(`${short}\n${pem}`), kind).toBe(true);
    expect(readCertificate(`${pem}\n${short}`), kind).toBeUndefined();
  }
  expect(hasPrivateKey(short)).toBe(false);
});

import { X509Certificate } from 'node:crypto';
import { certificateEnd, certificateState, hasPrivateKey, readCertificate } from '@gatehouse/sdk/sso';
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

/** A self-signed certificate of idp.corp.test, without its PEM frame. Its private key was discarded. */
const template = [
  'MIIBozCCAUmgAwIBAgIUIzUdtuchjjMC3C+nppyjavMflI0wCgYIKoZIzj0EAwIwJzENMAsGA1UECgwEQ29ycDEWMBQGA1UEAwwN',
  'aWRwLmNvcnAudGVzdDAeFw0yNjExMjIxMzE3MDVaFw0yNzExMjIxMzE3MDVaMCcxDTALBgNVBAoMBENvcnAxFjAUBgNVBAMMDWlk',
  'cC5jb3JwLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARhpg76c8TroibsXRUSFnjf73jIYQTZ2RUFNagccLtbja7kQQOp',
  'fQDouePMfppSdx7wceK0vKtW1RD+tKqr9jQdo1MwUTAdBgNVHQ4EFgQUXixxjWoVIHjfHmggFPRKDHi7igkwHwYDVR0jBBgwFoAU',
  'XixxjWoVIHjfHmggFPRKDHi7igkwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBL8bvLFNqjrsR+bbZ577W5NF/m',
  '2jySo5c/ts8rfETKwgIhAL4xC4NurKdDFy1ggZ5et8LX3Oa9wujFlMdPK9Yx+lwB',
].join('');

/** Formats milliseconds as UTCTime: YYMMDDHHMMSSZ. */
const utcTime = (time: number): string => `${new Date(time).toISOString().replace(/\D/g, '').slice(2, 14)}Z`;

/** Tag and length of a UTCTime in DER, which precede its characters. */
const UTC_TIME = '\x17\x0d';

/**
 * Returns the certificate as PEM, with another validity. Its own signature becomes invalid, but is never verified: only
 * the key matters.
 */
export const seedCertificate = (start: number, end: number): string => {
  const times = [utcTime(start), utcTime(end)];
  const [before = '', first = '', second = ''] = atob(template).split(UTC_TIME);
  const der = [before, times[0] + first.slice(13), times[1] + second.slice(13)].join(UTC_TIME);
  const lines = btoa(der).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
};

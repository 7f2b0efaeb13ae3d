import { generateKeyPairSync, sign } from 'node:crypto';

/** A private key and its certificate, as PEM. */
export interface KeyPair {
  privateKey: string;
  certificate: string;
}

const YEARS = 20;

// DER: a tag, a length and the content.
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 + bytes.length]), bytes, content]);
};
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const integer = (value: number) => der(0x02, Buffer.from([value]));
/** UTCTime: YYMMDDHHMMSSZ. */
const utcTime = (time: Date) => der(0x17, Buffer.from(`${time.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
const SHA256_WITH_RSA = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'));

/** Creates an RSA key with a self-signed certificate, for SAML: both sides exchange their certificates directly. */
export const createKeyPair = (name: string, now: number): KeyPair => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const subject = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const start = new Date(now);
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS);
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1),
    SHA256_WITH_RSA,
    subject,
    sequence(utcTime(start), utcTime(end)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const base64 = sequence(body, SHA256_WITH_RSA, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n'),
  };
};

/** A DER value of a certificate. */
interface Node {
  tag: number;
  /** Start and end of its content. */
  from: number;
  to: number;
}

const SEQUENCE = 0x30;
const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;
/** Tag of the version, which version 1 certificates leave out. */
const VERSION = 0xa0;

const nodeAt = (bytes: Uint8Array, at: number): Node | undefined => {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) return undefined;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  // DER forbids the indefinite form, and a length of more than four bytes exceeds any certificate.
  if (first === 0x80 || lengthBytes > 4) return undefined;
  const from = at + 2 + lengthBytes;
  const length = lengthBytes === 0 ? first : bytes.slice(at + 2, from).reduce((sum, byte) => sum * 256 + byte, 0);
  return from + length <= bytes.length ? { tag, from, to: from + length } : undefined;
};

const childrenOf = (bytes: Uint8Array, parent: Node | undefined): Node[] => {
  const children: Node[] = [];
  for (let at = parent?.from ?? 0; parent && at < parent.to; ) {
    const child = nodeAt(bytes, at);
    if (!child || child.to > parent.to) return [];
    children.push(child);
    at = child.to;
  }
  return children;
};

/** Parses `YYMMDDHHMMSSZ` or `YYYYMMDDHHMMSSZ` to milliseconds; two-digit years from 50 on are 19xx. */
const timeOf = (bytes: Uint8Array, { tag, from, to }: Node): number | undefined => {
  const text = String.fromCharCode(...bytes.subarray(from, to));
  const full = tag === UTC_TIME ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text;
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full)?.slice(1).map(Number);
  const [year = 0, month = 0, day, hour, minute, second] = parts ?? [];
  return parts && Date.UTC(year, month - 1, day, hour, minute, second);
};

const bytesOf = (certificate: string): Uint8Array | undefined => {
  const base64 = certificate.replace(/-----(?:BEGIN|END) CERTIFICATE-----/g, '').replace(/\s/g, '');
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
};

/** Subject and validity of a certificate. */
export interface Certificate {
  /** Common name of the subject, else its organization; absent when it has neither. */
  subject?: string;
  /** Start and end of its validity, in milliseconds since the epoch. */
  start: number;
  end: number;
}

/** Object identifiers in DER: common name 2.5.4.3, organization 2.5.4.10. */
const NAME_PARTS = ['55,4,3', '55,4,a'];
const BMP_STRING = 0x1e;

const textOf = (bytes: Uint8Array, { tag, from, to }: Node): string => {
  const content = bytes.subarray(from, to);
  return new TextDecoder(tag === BMP_STRING ? 'utf-16be' : 'utf-8').decode(content);
};

/** A name is a list of sets of pairs: object identifier and value. */
const nameOf = (bytes: Uint8Array, name: Node | undefined): string | undefined => {
  const pairs = childrenOf(bytes, name)
    .flatMap((set) => childrenOf(bytes, set))
    .map((pair) => childrenOf(bytes, pair));
  const find = (part: string) =>
    pairs.find(
      ([id]) => id && [...bytes.subarray(id.from, id.to)].map((byte) => byte.toString(16)).join() === part,
    )?.[1];
  const found = NAME_PARTS.map(find).find((value) => value !== undefined);
  return found && textOf(bytes, found);
};

const isTime = (node: Node | undefined): node is Node =>
  node !== undefined && [UTC_TIME, GENERALIZED_TIME].includes(node.tag);

/**
 * Parses subject and validity of a certificate. The signature is not verified.
 *
 * @param certificate An X.509 certificate as PEM or as bare base64.
 * @returns undefined when the text is not a certificate.
 */
export const readCertificate = (certificate: string): Certificate | undefined => {
  const bytes = bytesOf(certificate);
  const root = bytes && nodeAt(bytes, 0);
  if (!bytes || root?.tag !== SEQUENCE) return undefined;
  const [signed] = childrenOf(bytes, root);
  // Serial number, algorithm, issuer, validity, subject.
  const fields = childrenOf(bytes, signed).filter(({ tag }) => tag !== VERSION);
  const [from, to] = childrenOf(bytes, fields[3]);
  if (!isTime(from) || !isTime(to)) return undefined;
  const [start, end] = [timeOf(bytes, from), timeOf(bytes, to)];
  if (start === undefined || end === undefined) return undefined;
  const subject = nameOf(bytes, fields[4]);
  return { start, end, ...(subject !== undefined && { subject }) };
};

/** Returns whether a text contains a private key as PEM, which no form may send: bundles often include it. */
export const hasPrivateKey = (text: string): boolean => /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/.test(text);

/**
 * Returns when a certificate expires, in milliseconds since the epoch; undefined when the text is not a certificate.
 * @see readCertificate
 */
export const certificateEnd = (certificate: string): number | undefined => readCertificate(certificate)?.end;

/** Warning period before a certificate expires, in milliseconds: 30 days. */
const WARNING = 2_592_000_000;

/** Whether a certificate is valid, expires within 30 days, or has expired. */
export type CertificateState = 'valid' | 'ends-soon' | 'ended';

/**
 * Returns the state of a certificate at a time, by its expiry.
 *
 * @param end The `end` that {@link readCertificate} returned.
 * @param now Milliseconds since the epoch.
 */
export const certificateState = (end: number, now: number): CertificateState => {
  if (end <= now) return 'ended';
  return end - now <= WARNING ? 'ends-soon' : 'valid';
};

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

/** Maximum length of a text in characters: more is no list of certificates. */
const MAX_LENGTH = 200_000;

/** Administrators paste texts from mail programs, configuration files and XML. */
const plainText = (text: string): string =>
  text
    .replace(/<!--.*?-->/gs, '')
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_all, hex, decimal) =>
      String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/&(?:nbsp|quot|apos);/gi, ' ')
    .replace(/\\+[rnt]/g, '\n')
    .replaceAll('\0', '')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');

const decoded = (base64: string): string | undefined => {
  const letters = base64
    .replace(/[\s"'`,;>]/g, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/');
  try {
    return letters === '' ? undefined : atob(letters);
  } catch {
    return undefined;
  }
};

const FRAMED =
  /-{1,20}\s{0,5}BEGIN (?:[A-Z0-9]+ )*CERTIFICATE\s{0,5}-{1,20}(.*?)(?:-{1,20}\s{0,5}END [A-Z0-9 ]*CERTIFICATE|(?=-{1,20}\s{0,5}BEGIN )|$)/gs;
const ELEMENT = /<(?:[\w.-]+:)?X509Certificate\b[^>]*>([^<]*)</g;
/** Keys that an identity provider encrypts with sign nothing. */
const FOR_ENCRYPTION =
  /<((?:[\w.-]+:)?KeyDescriptor)\b[^>]*\buse\s*=\s*["']\s*encryption\s*["'][^>]*(?<!\/)>.*?<\/\1\s*>/gis;

/** Lines such as `Proc-Type: 4,ENCRYPTED` and line breaks of web pages are no part of the base64. */
const withoutHeaders = (block: string): string =>
  block.replace(/<[^<>\n]{0,200}>/g, '').replace(/^[^\n:]*:[^\n]*$/gm, '');

/** Returns what each certificate of a text is encoded as. */
const blocksOf = (text: string): string[] => {
  const plain = plainText(text);
  const framed = [...plain.matchAll(FRAMED)].map(([, block = '']) => withoutHeaders(block));
  if (framed.length > 0) return framed;
  const elements = [...plain.replace(FOR_ENCRYPTION, '').matchAll(ELEMENT)].map(([, block = '']) => block);
  return elements.length > 0 ? elements : [plain];
};

/** Returns the bytes of a certificate, without those after it, which `TRUSTED CERTIFICATE` has. */
const certificateBytes = (binary: string): Uint8Array | undefined => {
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const root = nodeAt(bytes, 0);
  return root?.tag === SEQUENCE ? bytes.slice(0, root.to) : undefined;
};

/** Returns the bytes of every certificate of a text; none when one of them cannot be read. */
const bytesIn = (text: string, isOuter = true): Uint8Array[] => {
  if (text.length > MAX_LENGTH || hasPrivateKey(text)) return [];
  const read = blocksOf(text).map((block): Uint8Array[] => {
    const binary = decoded(block);
    if (binary === undefined) return [];
    // Base64 of a PEM file, or of base64.
    const isText = /^[\s\w+/=:;,.\-\u00bb\u00bf\u00ef]*$/.test(binary);
    if (isText) return isOuter ? bytesIn(binary.replace(/^\u00ef\u00bb\u00bf/, ''), false) : [];
    const bytes = certificateBytes(binary);
    return bytes && parsed(bytes) ? [bytes] : [];
  });
  return read.some((certificates) => certificates.length === 0) ? [] : read.flat();
};

const pemOf = (bytes: Uint8Array): string => {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const lines = btoa(binary).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
};

/**
 * Returns every certificate of a text as PEM, in one form however it was written: PEM with any header, indentation, line
 * ends or text around it, base64 of DER or PEM, or the `X509Certificate` elements of XML.
 *
 * @returns an empty list when one of them cannot be read, or the text has a private key.
 */
export const certificatesIn = (text: string): string[] => [...new Set(bytesIn(text).map(pemOf))];

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
  const node = NAME_PARTS.map(find).find((value) => value !== undefined);
  return node && textOf(bytes, node);
};

const isTime = (node: Node | undefined): node is Node =>
  node !== undefined && [UTC_TIME, GENERALIZED_TIME].includes(node.tag);

const parsed = (bytes: Uint8Array): Certificate | undefined => {
  const [signed] = childrenOf(bytes, nodeAt(bytes, 0));
  // Serial number, algorithm, issuer, validity, subject.
  const fields = childrenOf(bytes, signed).filter(({ tag }) => tag !== VERSION);
  const [from, to] = childrenOf(bytes, fields[3]);
  if (!isTime(from) || !isTime(to)) return undefined;
  const [start, end] = [timeOf(bytes, from), timeOf(bytes, to)];
  if (start === undefined || end === undefined) return undefined;
  const subject = nameOf(bytes, fields[4]);
  return { start, end, ...(subject !== undefined && { subject }) };
};

/**
 * Parses subject and validity of a certificate. The signature is not verified.
 *
 * @param certificate X.509 certificates in any form that {@link certificatesIn} reads; of several, the result is that of
 * the one which expires last.
 * @returns undefined when the text is not a certificate.
 */
export const readCertificate = (certificate: string): Certificate | undefined =>
  bytesIn(certificate)
    .flatMap((bytes) => parsed(bytes) ?? [])
    .sort((a, b) => b.end - a.end)[0];

/** Returns whether a text contains a private key as PEM, which no form may send: bundles often include it. */
export const hasPrivateKey = (text: string): boolean => /-\s{0,5}BEGIN (?:[A-Z]+ )*PRIVATE KEY\s{0,5}-/.test(text);

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

import { KeyObject, sign as signBytes } from 'node:crypto';
import table from '../payloads/jwts.json';
import { hmac, ISSUER, issueToken, junk, type KeyName, keys, NOW, segment } from '../unit/gateway/support';

interface Sign {
  key?: KeyName;
  alg?: string;
  kid?: string | null;
  mode?: string;
  algValue?: string;
  secret?: string;
  junkSig?: boolean;
  then?: string;
}
export interface HostileToken {
  id: string;
  what: string;
  target?: string;
  literal?: string;
  sign?: Sign;
  header?: { set?: Record<string, unknown>; del?: string[]; afterSign?: boolean };
  claims?: { set?: Record<string, unknown>; del?: string[]; rawReplace?: [string, string] };
  payloadText?: string;
  payloadBytesHex?: string;
  headerText?: string;
  ctx?: { jwks?: KeyName[]; jwksAfterRefetch?: KeyName[] };
  expect: { gw?: 'accept' | 'reject' | 'any' };
}

const { defaults } = table.howToBuild;
const now = Math.floor(NOW / 1000);

const constants: Record<string, unknown> = {
  ISS: ISSUER,
  'ISS/': `${ISSUER}/`,
  ISS_UPPER: ISSUER.replace('localhost', 'LOCALHOST'),
  ISS_HTTP: ISSUER.replace('http:', 'https:'),
  'ISS?x=1': `${ISSUER}?x=1`,
  CLIENT_ID: 'portal',
  NONCE: 'nonce-1',
  NONCE_LOWER: 'NONCE-1',
};

const resolved = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value in constants) return constants[value];
  const [, quote, sign, offset] = /^("?)now(?:([+-])(\d+))?"?$/.exec(value) ?? [];
  if (quote !== undefined) {
    const time = now + (sign === '-' ? -1 : 1) * Number(offset ?? 0);
    return quote ? String(time) : time;
  }
  const [, kind, size] = /^(PAD|NEST):(\d+)$/.exec(value) ?? [];
  if (kind === 'PAD') return 'a'.repeat(Number(size));
  if (kind === 'NEST') return '['.repeat(Number(size)) + ']'.repeat(Number(size));
  const [, jwk] = /^JWK:(.+)$/.exec(value) ?? [];
  return jwk ? keys[jwk as KeyName].jwk : value;
};

const resolveAll = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolved(value)]));

const secretOf = (name: string): string => {
  const [kind, key] = name.split(':');
  if (kind === 'empty') return '';
  const { pem, jwk } = keys[key as KeyName];
  return kind === 'spki-pem' ? pem : JSON.stringify(jwk);
};

/** Builds the token of a case. */
export const buildToken = async (item: HostileToken): Promise<string> => {
  if (item.literal !== undefined) return item.literal;
  const target = item.target === 'id' ? 'id' : 'access';
  const claims: Record<string, unknown> = { ...resolveAll(defaults[target]), ...resolveAll(item.claims?.set ?? {}) };
  for (const name of item.claims?.del ?? []) delete claims[name];
  let payload: string | Uint8Array = JSON.stringify(claims);
  if (item.claims?.rawReplace) {
    const [from, to] = item.claims.rawReplace.map((text) => text.replace('EXP', String(claims.exp)));
    payload = payload.replace(from ?? '', to ?? '');
  }
  if (item.payloadText !== undefined) payload = String(resolved(item.payloadText));
  if (item.payloadBytesHex) payload = Buffer.from(item.payloadBytesHex, 'hex');

  const sign: Sign = item.sign ?? (defaults.sign as Sign);
  const change = (header: Record<string, unknown>) => {
    const changed = { ...header, ...resolveAll(item.header?.set ?? {}) };
    for (const name of item.header?.del ?? []) delete changed[name];
    return changed;
  };
  const typ = defaults.header[target].typ;

  if (sign.mode === 'none') {
    const header = change({ typ, alg: sign.algValue ?? 'none' });
    return `${segment(JSON.stringify(header))}.${segment(payload)}.${sign.junkSig ? junk(256) : ''}`;
  }
  if (sign.mode === 'hmac') {
    const input = `${segment(JSON.stringify(change({ typ, alg: 'HS256', kid: 'rsa-1' })))}.${segment(payload)}`;
    return `${input}.${hmac(input, secretOf(sign.secret ?? 'empty'))}`;
  }
  const key = keys[sign.key ?? 'rsa-1'];
  const kid = sign.kid === null ? {} : { kid: sign.kid ?? key.kid };
  const plain = { typ, alg: key.alg, ...kid };
  const signedHeader = segment(JSON.stringify(item.header?.afterSign ? plain : change(plain)));
  let body = segment(payload);
  const privateKey = KeyObject.from(key.privateKey);
  const input = Buffer.from(`${signedHeader}.${body}`);
  let signature = segment(signBytes('sha256', input, { key: privateKey, dsaEncoding: 'ieee-p1363' }));
  let header = item.header?.afterSign ? segment(JSON.stringify(change(plain))) : signedHeader;
  if (item.headerText !== undefined) header = segment(item.headerText);
  if (sign.then === 'strip') signature = '';
  if (sign.then === 'flip')
    signature = segment(Buffer.from(signature, 'base64url').map((byte, at) => (at === 9 ? byte ^ 1 : byte)));
  if (sign.then === 'swap-payload') body = segment(JSON.stringify({ ...claims, roles: ['admin'] }));
  if (sign.then === 'splice') signature = (await issueToken({ sub: 'other' })).split('.')[2] ?? '';
  if (sign.then === 'zero') signature = segment(new Uint8Array(Buffer.from(signature, 'base64url').length));
  if (sign.then === 'der') signature = segment(Buffer.from('3006020101020101', 'hex'));
  return `${header}.${body}.${signature}`;
};

/** Cases with an outcome at a resource server. */
export const hostileTokens = (table.cases as unknown as HostileToken[]).filter((item) => item.expect.gw !== undefined);

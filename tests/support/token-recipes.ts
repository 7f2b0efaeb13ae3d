import { createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import payload from '../payloads/jwts.json';
import { casesOf } from './payload-cases';

/** A case of the token table: how to build the token, and the expected result of each reader. */
export interface TokenCase {
  id: string;
  group: string;
  what: string;
  target?: string;
  literal?: string;
  apiValue?: string;
  payloadText?: string;
  payloadBytesHex?: string;
  headerText?: string;
  header?: { set?: Record<string, unknown>; del?: string[]; afterSign?: boolean };
  claims?: { set?: Record<string, unknown>; del?: string[]; rawReplace?: string[] };
  sign?: {
    key?: KeyName;
    alg?: string;
    kid?: string | null;
    mode?: string;
    algValue?: string;
    secret?: string;
    then?: string;
    junkSig?: boolean;
  };
  ctx?: {
    maxAge?: number;
    previousSub?: string;
    deviceClockOffset?: number;
    jwks?: KeyName[];
    jwksAfterRefetch?: KeyName[];
  };
  expect: { decode?: string; rp?: string; gw?: string; steppedUp?: boolean | string };
}

export const tokenCases: TokenCase[] = casesOf(
  payload.cases as Record<string, Record<string, Omit<TokenCase, 'id' | 'group'>>>,
);

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = {
  'rsa-1': rsa(),
  'rsa-2': rsa(),
  'att-rsa': rsa(),
  'ec-1': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
};
export type KeyName = keyof typeof keys;

const isKeyName = (name: string): name is KeyName => Object.hasOwn(keys, name);
export const keyNamed = (name: string): { privateKey: KeyObject; publicKey: KeyObject } => {
  if (!isKeyName(name)) throw new Error(`no key ${name}`);
  return keys[name];
};

/** Public part of a key as the provider publishes it. */
export const publicKey = (name: string) => ({
  ...keyNamed(name).publicKey.export({ format: 'jwk' }),
  kid: name,
  use: 'sig',
  alg: name.startsWith('ec') ? 'ES256' : 'RS256',
});

export interface TokenFixture {
  issuer: string;
  clientId: string;
  nonce: string;
  multiFactor: string;
  /** Seconds since the epoch. */
  now: number;
}

const upperHost = (issuer: string) => issuer.replace(/\/\/(.*)$/, (_, host: string) => `//${host.toUpperCase()}`);
const swapCase = (text: string) =>
  [...text].map((char) => (char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase())).join('');

const constant = (text: string, fixture: TokenFixture): unknown => {
  const { issuer, clientId, nonce, multiFactor, now } = fixture;
  const fixed: Record<string, string> = {
    ISS: issuer,
    'ISS/': `${issuer}/`,
    ISS_UPPER: upperHost(issuer),
    ISS_HTTP: issuer.startsWith('https') ? issuer.replace('https', 'http') : issuer.replace('http', 'https'),
    'ISS?x=1': `${issuer}?x=1`,
    CLIENT_ID: clientId,
    NONCE: nonce,
    NONCE_LOWER: swapCase(nonce),
    MFA_ACR: multiFactor,
    'x-CLIENT_ID-x': `x-${clientId}-x`,
    'MFA_ACR-x': `${multiFactor}-x`,
  };
  if (Object.hasOwn(fixed, text)) return fixed[text];
  const time = /^("?)now(\*1000)?([+-]\d+)?\1$/.exec(text);
  if (time) {
    const value = now * (time[2] ? 1000 : 1) + Number(time[3] ?? 0);
    return time[1] ? String(value) : value;
  }
  const pad = /^PAD:(\d+)$/.exec(text);
  if (pad) return 'x'.repeat(Number(pad[1]));
  const key = /^JWK:(.+)$/.exec(text);
  return key?.[1] ? publicKey(key[1]) : text;
};

const resolve = (value: unknown, fixture: TokenFixture): unknown => {
  if (typeof value === 'string') return constant(value, fixture);
  if (Array.isArray(value)) return value.map((entry) => resolve(entry, fixture));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, resolve(entry, fixture)]));
};

const base64url = (data: string | Uint8Array) => Buffer.from(data as string).toString('base64url');

const change = (object: Record<string, unknown>, edit: TokenCase['claims'], fixture: TokenFixture) => {
  const result = { ...object };
  for (const [name, value] of Object.entries(edit?.set ?? {})) {
    if (value === '<delete>') delete result[name];
    else result[name] = resolve(value, fixture);
  }
  for (const name of edit?.del ?? []) delete result[name];
  return result;
};

const secretOf = (name: string): Buffer => {
  if (name.startsWith('spki-pem:')) {
    return Buffer.from(keyNamed(name.slice(9)).publicKey.export({ type: 'spki', format: 'pem' }));
  }
  if (name.startsWith('jwk-json:')) return Buffer.from(JSON.stringify(publicKey(name.slice(9))));
  return Buffer.alloc(0);
};

const signature = (entry: TokenCase, input: string): Buffer => {
  const recipe = entry.sign ?? {};
  if (recipe.mode === 'none') return recipe.junkSig ? randomBytes(32) : Buffer.alloc(0);
  if (recipe.mode === 'hmac')
    return createHmac('sha256', secretOf(recipe.secret ?? ''))
      .update(input)
      .digest();
  const { privateKey } = keyNamed(recipe.key ?? 'rsa-1');
  const dsaEncoding = recipe.then === 'der' ? 'der' : 'ieee-p1363';
  return sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding });
};

const API_VALUES: Record<string, unknown> = {
  null: null,
  undefined: undefined,
  'number 42': 42,
  'object {}': {},
  'array []': [],
  function: () => 'e30.e30.e30',
};

/** Builds the value of a case: mostly a token, sometimes a value of another type. */
export const buildToken = (entry: TokenCase, fixture: TokenFixture): unknown => {
  if (entry.apiValue !== undefined) return API_VALUES[entry.apiValue];
  if (entry.literal !== undefined) return entry.literal;
  const target = entry.target === 'id' ? 'id' : 'access';
  const defaults = payload.howToBuild.defaults;
  const recipe = entry.sign ?? {};
  const key = recipe.key ?? 'rsa-1';
  const alg =
    recipe.mode === 'none' ? (recipe.algValue ?? 'none') : recipe.mode === 'hmac' ? 'HS256' : (recipe.alg ?? 'RS256');
  const kid = recipe.kid === null ? {} : { kid: recipe.kid ?? key };
  const header = { ...defaults.header[target], alg, ...kid };
  const changed = change(header, entry.header, fixture);
  const claims = change(resolve(defaults[target], fixture) as Record<string, unknown>, entry.claims, fixture);
  let text = JSON.stringify(claims);
  const [from, to] = entry.claims?.rawReplace ?? [];
  if (from && to) text = text.replace(from.replace('EXP', String(claims.exp)), to);
  const nest = /^NEST:(\d+)$/.exec(entry.payloadText ?? '');
  if (entry.payloadText !== undefined) text = entry.payloadText;
  if (nest) text = '['.repeat(Number(nest[1])) + ']'.repeat(Number(nest[1]));
  const body = entry.payloadBytesHex ? Buffer.from(entry.payloadBytesHex, 'hex') : text;
  const headerText = entry.headerText ?? JSON.stringify(entry.header?.afterSign ? header : changed);
  const parts = [base64url(headerText), base64url(body)];
  let mac = signature(entry, parts.join('.'));
  if (recipe.then === 'strip') mac = Buffer.alloc(0);
  if (recipe.then === 'flip') mac = Buffer.from(mac.map((byte, index) => (index === 0 ? byte ^ 1 : byte)));
  if (recipe.then === 'zero') mac = Buffer.alloc(mac.length);
  if (recipe.then === 'splice') mac = signature(entry, `${parts[0]}.${base64url('{"sub":"other"}')}`);
  if (recipe.then === 'swap-payload') parts[1] = base64url(JSON.stringify({ ...claims, roles: ['admin'] }));
  if (entry.header?.afterSign) parts[0] = base64url(JSON.stringify(changed));
  return [...parts, mac.toString('base64url')].join('.');
};

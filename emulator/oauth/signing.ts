import { exportJWK, exportSPKI, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Collection } from '../db/collection';
import type { SettingRow } from '../db/rows/records';

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const SETTING = 'signing-key';

interface Keys {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  jwk: JWK;
}

export interface Signing {
  sign(claims: JWTPayload, typ: 'JWT' | 'at+jwt' | 'vendor+jwt'): Promise<string>;
  /** Returns type and claims of a token of this provider; undefined when it is foreign, modified or expired. */
  verify(token: string, now: number): Promise<{ typ: string | undefined; claims: JWTPayload } | undefined>;
  jwks(): Promise<{ keys: JWK[] }>;
  publicKey(): Promise<string>;
}

// The prefix lets a gateway in production refuse keys of the local provider.
const kid = (jwk: JWK) => `local-dev-${(jwk.n ?? '').slice(0, 12)}`;

const generate = async (): Promise<JWK> => {
  const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  return exportJWK(pair.privateKey);
};

const load = async (secret: JWK): Promise<Keys> => {
  const { kty, n, e } = secret;
  const jwk: JWK = { kty, n, e, alg: 'RS256', use: 'sig', kid: kid(secret) };
  const [privateKey, publicKey] = await Promise.all([importJWK(secret, 'RS256'), importJWK(jwk, 'RS256')]);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) throw new TypeError('no RSA key');
  return { privateKey, publicKey, jwk };
};

let shared: Promise<JWK> | undefined;

/** Generates one key for all in-memory providers of a page or a test run: generating one takes about 100 ms. */
const generateOnce = (): Promise<JWK> => {
  shared ??= generate();
  return shared;
};

const stored = async (settings: Collection<SettingRow>, ownKey: boolean): Promise<JWK> => {
  const row = settings.get(SETTING);
  if (row) return JSON.parse(row.value) as JWK;
  const jwk = await (ownKey ? generate() : generateOnce());
  settings.put({ id: SETTING, value: JSON.stringify(jwk) });
  return jwk;
};

/** Signs with a key that is stored in the database and generated on first use. */
export const createSigning = (settings: Collection<SettingRow>, issuer: string, ownKey: boolean): Signing => {
  let keys: Promise<Keys> | undefined;
  const ready = () => {
    keys ??= stored(settings, ownKey).then(load);
    return keys;
  };
  return {
    sign: async (claims, typ) => {
      const { privateKey, jwk } = await ready();
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ, kid: jwk.kid ?? '' }).sign(privateKey);
    },
    verify: async (token, now) => {
      const { publicKey } = await ready();
      try {
        const options = { issuer, algorithms: ['RS256'], currentDate: new Date(now) };
        const { protectedHeader, payload } = await jwtVerify(token, publicKey, options);
        return { typ: protectedHeader.typ, claims: payload };
      } catch {
        return undefined;
      }
    },
    publicKey: async () => exportSPKI((await ready()).publicKey),
    jwks: async () => ({ keys: [(await ready()).jwk] }),
  };
};

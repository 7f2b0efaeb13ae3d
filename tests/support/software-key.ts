import type { CreatedKey, Credentials, UsedKey } from '@gatehouse/sdk';

type Bytes = Uint8Array<ArrayBuffer>;

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
  excludeCredentials?: { id: string }[];
}

interface RequestOptions {
  challenge: string;
  rpId: string;
  allowCredentials?: { id: string }[];
}

interface StoredKey {
  id: Bytes;
  pair: CryptoKeyPair;
  userHandle: string;
  count: number;
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;
const join = (...parts: Bytes[]): Bytes => new Uint8Array(parts.flatMap((part) => [...part]));
const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const base64url = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Returns the head of a CBOR item: its major type and a number up to 65,535. */
const head = (kind: number, count: number): number[] => {
  if (count < 24) return [(kind << 5) | count];
  return count < 256 ? [(kind << 5) | 24, count] : [(kind << 5) | 25, count >> 8, count & 255];
};
const cborBytes = (bytes: Bytes): number[] => [...head(2, bytes.length), ...bytes];
const cborText = (text: string): number[] => [...head(3, text.length), ...utf8(text)];

/** Returns a public key in COSE format: type EC2, ES256, curve P-256, x, y. */
const coseKey = async (key: CryptoKey): Promise<Bytes> => {
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', key));
  const [x, y] = [raw.slice(1, 33), raw.slice(33)];
  return new Uint8Array([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, ...cborBytes(x), 0x22, ...cborBytes(y)]);
};

/** Returns a DER integer of a signature: no leading zeros, never negative. */
const derInteger = (bytes: Bytes): number[] => {
  let start = 0;
  while (start < bytes.length - 1 && bytes[start] === 0) start += 1;
  const body = [...bytes.slice(start)];
  if ((body[0] ?? 0) >= 0x80) body.unshift(0);
  return [2, body.length, ...body];
};

const der = (raw: Bytes): Bytes => {
  const both = [...derInteger(raw.slice(0, 32)), ...derInteger(raw.slice(32))];
  return new Uint8Array([0x30, both.length, ...both]);
};

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_KEY = 0x40;

/** A software passkey or security key, which signs as a hardware key would, for a page of an origin. */
export const softwareKey = ({
  origin = 'http://localhost:4300',
  isVerifying = true,
}: {
  origin?: string;
  /** Whether it verifies the user. */
  isVerifying?: boolean;
} = {}): Credentials => {
  const keys: StoredKey[] = [];
  const user = USER_PRESENT | (isVerifying ? USER_VERIFIED : 0);

  const clientData = (type: string, challenge: string) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = async (rpId: string, flags: number, count: number, rest: Bytes) =>
    join(await sha256(utf8(rpId)), new Uint8Array([flags, 0, 0, count >> 8, count & 255]), rest);

  const create = async (options: CreationOptions): Promise<CreatedKey> => {
    const known = keys.some(({ id }) =>
      options.excludeCredentials?.some((descriptor) => descriptor.id === base64url(id)),
    );
    if (known) throw new DOMException('This key is known already.', 'InvalidStateError');
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
    const id = crypto.getRandomValues(new Uint8Array(16));
    keys.push({ id, pair, userHandle: options.user.id, count: 0 });
    const credential = join(new Uint8Array(16), new Uint8Array([0, id.length]), id, await coseKey(pair.publicKey));
    const data = await authenticatorData(options.rp.id, user | HAS_KEY, 0, credential);
    const attestation = [0xa3, ...cborText('fmt'), ...cborText('none'), ...cborText('attStmt'), 0xa0];
    return {
      id: base64url(id),
      authenticatorAttachment: 'platform',
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge)),
        attestationObject: base64url(new Uint8Array([...attestation, ...cborText('authData'), ...cborBytes(data)])),
      },
    };
  };

  const use = async (options: RequestOptions): Promise<UsedKey | null> => {
    const allowed = options.allowCredentials ?? [];
    const key = keys.find(
      ({ id }) => allowed.length === 0 || allowed.some((descriptor) => descriptor.id === base64url(id)),
    );
    if (!key) throw new DOMException('There is no key for this page.', 'NotAllowedError');
    key.count += 1;
    const client = clientData('webauthn.get', options.challenge);
    const data = await authenticatorData(options.rpId, user, key.count, new Uint8Array());
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const raw = await crypto.subtle.sign(algorithm, key.pair.privateKey, join(data, await sha256(client)));
    return {
      id: base64url(key.id),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(der(new Uint8Array(raw))),
        userHandle: key.userHandle,
      },
    };
  };

  return {
    create: (options) => create(options as CreationOptions),
    get: (options) => use(options as RequestOptions),
  };
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD = 30_000;

const fromBase32 = (text: string): Uint8Array<ArrayBuffer> => {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
};

/** Returns the current code of an authenticator app (RFC 6238, six digits, 30 seconds). */
export const authenticatorCode = async (secret: string): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, [
    'sign',
  ]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(Date.now() / PERIOD)));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const place = mac.getUint8(mac.byteLength - 1) & 15;
  return String((mac.getUint32(place) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

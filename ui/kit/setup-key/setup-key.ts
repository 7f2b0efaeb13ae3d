/** What an authenticator app has to know, as a user can type it. */
export interface SetupKey {
  /** The secret in base 32, without spaces. */
  secret: string;
  /** Who signs in, as the app will list it; empty when the address does not say. */
  account: string;
  issuer: string;
  /** Opens the app of this device with the same values. */
  link: string;
}

const LONGEST_LABEL = 256;

/** A name without control and direction characters, which could make it look like another one. */
const cleanName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, LONGEST_LABEL);

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** What apps assume for a key that was typed. With other values the codes would never match. */
const assumed = { algorithm: 'SHA1', digits: '6', period: '30' };

/**
 * Reads an `otpauth:` address; undefined for anything but a time-based key that can be typed.
 * The link is written anew from the fields, so that nothing else of the text reaches the page.
 */
export const readSetupKey = (text: string): SetupKey | undefined => {
  const [, label, query] = /^otpauth:\/\/totp\/([^?#]*)\?([^#]*)$/i.exec(text) ?? [];
  const name = decoded(label ?? '');
  if (label === undefined || query === undefined || name === undefined) return undefined;
  const values = new URLSearchParams(query);
  const fits = Object.entries(assumed).every(([key, value]) => (values.get(key) ?? value).toUpperCase() === value);
  const secret = (values.get('secret') ?? '').replace(/[\s=]/g, '').toUpperCase();
  if (!fits || !/^[A-Z2-7]{16,128}$/.test(secret)) return undefined;

  const colon = name.indexOf(':');
  const account = cleanName(name.slice(colon + 1));
  const issuer = cleanName(values.get('issuer') ?? name.slice(0, Math.max(colon, 0)));
  const path = [issuer, account].filter(Boolean).map(encodeURIComponent).join(':');
  const link = `otpauth://totp/${path}?secret=${secret}${issuer && `&issuer=${encodeURIComponent(issuer)}`}`;
  return { secret, account, issuer, link };
};

/** The key as it is easiest to type: in groups of four. */
export const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

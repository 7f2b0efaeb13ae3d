/** Values for manual entry in an authenticator app. */
export interface SetupKey {
  /** The secret in base 32, without spaces. */
  secret: string;
  /** Account name as listed by the app; empty if the address has none. */
  account: string;
  issuer: string;
  /** `otpauth:` address that opens the device's app with the same values. */
  link: string;
}

const MAX_LABEL_LENGTH = 256;

/** Removes control and direction characters, which could disguise a name as another one. */
const cleanName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, MAX_LABEL_LENGTH);

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Parameters that apps assume for a manually entered key. With other values the codes would never match. */
const assumed = { algorithm: 'SHA1', digits: '6', period: '30' };

/**
 * Parses an `otpauth:` address; `undefined` unless it is a time-based key for manual entry. The link is rebuilt from
 * the parsed fields, so that no other part of the text reaches the page.
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

/** Formats the key in groups of four, for manual entry. */
export const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

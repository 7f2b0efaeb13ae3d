import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { UserRow } from '../../db/rows/accounts';
import type { Provider } from '../../provider';
import { randomText } from '../../random';

/** Time step of a code, in seconds. */
export const PERIOD = 30;

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Gatehouse',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the code of an authenticator app at `now` (milliseconds): for tests, and for developers without a phone. */
export const codeAt = (secret: string, now: number): string => totp(secret).generate({ timestamp: now });

/** Returns the QR code for an authenticator app, as a data URL. */
export const qrCode = (secret: string, label: string): string => {
  const svg = renderSVG(totp(secret, label).toString(), { border: 2 });
  return `data:image/svg+xml;base64,${btoa(svg)}`;
};

/** Returns the time step of a code, at most one step away; undefined when the code does not match. */
export const matchingStep = (secret: string, code: string, now: number): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
};

/** Accepts a code of one of the user's authenticators; each code is accepted once. */
export const spendAuthenticatorCode = (provider: Provider, user: UserRow, code: string, deviceId?: string): boolean => {
  const now = provider.clock.now();
  // Read again: another call may have used the code meanwhile.
  const authenticators = provider.db.users.get(user.id)?.authenticators ?? [];
  for (const device of authenticators) {
    if (deviceId !== undefined && device.id !== deviceId) continue;
    const step = matchingStep(device.secret, code, now);
    if (step === undefined || step <= (device.lastStep ?? -1)) continue;
    const used = authenticators.map((row) => (row.id === device.id ? { ...row, lastStep: step } : row));
    provider.db.users.patch(user.id, { authenticators: used });
    return true;
  }
  return false;
};

/** Adds an authenticator whose first code was verified. */
export const addAuthenticator = ({ db }: Provider, userId: string, secret: string, lastStep: number): void => {
  const device = { id: randomText(9), secret, lastStep };
  // Read again: another call may have added one meanwhile.
  const { authenticators = [] } = db.users.get(userId) ?? {};
  db.users.patch(userId, { authenticators: [...authenticators, device] });
};

import type { KeyRow, UserRow } from '../../db/rows/accounts';
import type { SessionRow } from '../../db/rows/sessions';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { randomText, sha256 } from '../../random';
import { maskedNumber } from '../mail/text-messages';
import { openAccountsOf } from '../members/memberships';
import { policies } from '../policies/policies';
import { MULTI_FACTOR } from '../sessions/sessions';

/** Lifetime in seconds. */
export const REMEMBER_FOR = 14 * 24 * 3600;

const COOKIE = 'fe_device';

/** Lets this browser skip the second factor for a while. */
export const rememberDevice = async ({ db, provider, cookies }: Call, user: UserRow): Promise<void> => {
  const token = randomText();
  const expiresAt = provider.clock.now() + REMEMBER_FOR * 1000;
  db.rememberedDevices.put({ id: await sha256(token), userId: user.id, expiresAt });
  cookies.set(COOKIE, token, REMEMBER_FOR);
};

export const isRemembered = async ({ db, provider, cookies }: Call, user: UserRow): Promise<boolean> => {
  const token = cookies.get(COOKIE);
  const device = token && db.rememberedDevices.get(await sha256(token));
  return Boolean(device && device.userId === user.id && device.expiresAt > provider.clock.now());
};

export const forgetDevices = ({ db }: Provider, userId: string): void => {
  for (const { id } of db.rememberedDevices.by('userId', userId)) db.rememberedDevices.remove(id);
};

// Letters and digits that are not confused with each other; 32 of them, so that a byte has no bias.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const hashRecoveryCode = (code: string): Promise<string> => sha256(`recovery:${plain(code)}`);

const newRecoveryCode = (): string => {
  const letters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => ALPHABET[byte % 32]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
};

/** Issues a recovery code, which replaces all earlier ones. It is shown once and stored as a hash. */
export const issueRecoveryCode = async ({ db }: Provider, userId: string): Promise<string> => {
  const code = newRecoveryCode();
  db.users.patch(userId, { recoveryCodeHashes: [await hashRecoveryCode(code)] });
  return code;
};

/** Spends a recovery code: it turns the second factor off, so that the user can set it up again. */
export const spendRecoveryCode = async (provider: Provider, user: UserRow, code: string): Promise<boolean> => {
  const { db } = provider;
  const hash = await hashRecoveryCode(code);
  const now = db.users.get(user.id);
  if (!now?.recoveryCodeHashes.includes(hash)) return false;
  db.users.patch(user.id, {
    authenticators: [],
    phones: [],
    securityKeys: [],
    hasEmailFactor: undefined,
    recoveryCodeHashes: now.recoveryCodeHashes.filter((storedHash) => storedHash !== hash),
  });
  forgetDevices(provider, user.id);
  return true;
};

type Devices = Pick<UserRow, 'authenticators' | 'phones' | 'securityKeys' | 'hasEmailFactor'>;

const countFactors = ({ authenticators, phones = [], securityKeys = [], hasEmailFactor }: Devices): number =>
  authenticators.length + phones.length + securityKeys.length + (hasEmailFactor ? 1 : 0);

export const hasFactor = (user: Devices): boolean => countFactors(user) > 0;

/** Returns whether the user has exactly one factor, whose removal requires a verification with it. */
export const isLastFactor = (user: Devices): boolean => countFactors(user) === 1;

export const devicesOf = ({ authenticators, phones = [], securityKeys = [], hasEmailFactor, email }: UserRow) => ({
  webauthn: securityKeys.map(({ id, deviceType }) => ({ id, deviceType })),
  phones: phones.map(({ id, phoneNumber }) => ({ id, phoneNumber: maskedNumber(phoneNumber) })),
  authenticators: authenticators.map(({ id }) => ({ id })),
  emails: hasEmailFactor ? [{ email }] : [],
});

/** Returns whether one of the user's accounts requires a second factor: a session can switch to any of them. */
export const isMfaForced = (provider: Provider, user: UserRow, amr: readonly string[]): boolean =>
  openAccountsOf(provider, user.id).some((tenantId) => {
    const type = policies.mfa.read(provider.db, tenantId)?.enforceMFAType;
    return type === 'Force' || (type === 'ForceExceptSAML' && !amr.includes('saml'));
  });

/** Creates the error for a device that does not exist or belongs to another user. */
export const deviceNotFound = () => new ProviderError(404, 'device-not-found', 'This device is no longer set up.');

/** @throws ProviderError 409 `mfa-forced` when it is the only factor and the account requires one. */
export const requireRemovable = (provider: Provider, user: UserRow, amr: readonly string[]): void => {
  if (!isLastFactor(user) || !(user.mfaForced || isMfaForced(provider, user, amr))) return;
  throw new ProviderError(
    409,
    'mfa-forced',
    'Your account requires two-step verification. Add another device before you remove this one.',
  );
};

const latest = ({ db }: Provider, userId: string): UserRow => {
  const user = db.users.get(userId);
  if (!user) throw deviceNotFound();
  return user;
};

/** Adds a phone whose code was verified. */
export const addPhone = (provider: Provider, userId: string, phoneNumber: string): void => {
  const { phones = [] } = latest(provider, userId);
  provider.db.users.patch(userId, { phones: [...phones, { id: randomText(9), phoneNumber }] });
};

/** Adds a key whose signature was verified. */
export const addSecurityKey = (provider: Provider, userId: string, key: KeyRow): void => {
  const { securityKeys = [] } = latest(provider, userId);
  provider.db.users.patch(userId, { securityKeys: [...securityKeys, key] });
};

/** Removes a factor. Removing the last one also removes recovery codes and trusted devices. */
export const removeFactor = (provider: Provider, userId: string, deviceId: string): void => {
  const user = latest(provider, userId);
  const isOther = ({ id }: { id: string }) => id !== deviceId;
  const left = {
    authenticators: user.authenticators.filter(isOther),
    phones: user.phones?.filter(isOther),
    securityKeys: user.securityKeys?.filter(isOther),
    hasEmailFactor: user.hasEmailFactor,
  };
  provider.db.users.patch(userId, { ...left, ...(!hasFactor(left) && { recoveryCodeHashes: [] }) });
  forgetDevices(provider, userId);
};

/** Returns a recovery code for the first factor; further ones have none. */
export const recoveryFor = async (provider: Provider, before: UserRow): Promise<{ recoveryCode?: string }> =>
  hasFactor(before) ? {} : { recoveryCode: await issueRecoveryCode(provider, before.id) };

/** Marks the session in which the first factor was verified as a two-factor session, as after a sign-in. */
export const raiseSession = (
  { db }: Provider,
  { user, session }: { user: UserRow; session: SessionRow },
  method: 'otp' | 'sms' | 'hwk',
): void => {
  if (hasFactor(user) || !db.sessions.get(session.id)) return;
  db.sessions.patch(session.id, { amr: [...session.amr, 'mfa', method], acr: MULTI_FACTOR });
};

import type { UserRow } from '../../db/rows/accounts';
import type { Provider } from '../../provider';
import { sha256 } from '../../random';
import { forgetDevices } from './remembered-devices';

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
    recoveryCodeHashes: now.recoveryCodeHashes.filter((known) => known !== hash),
  });
  forgetDevices(provider, user.id);
  return true;
};

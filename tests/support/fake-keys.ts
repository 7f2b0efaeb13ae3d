import type { CreatedKey, Credentials, UsedKey } from '@gatehouse/sdk';

export const createdKey: CreatedKey = {
  id: 'key-1',
  authenticatorAttachment: 'platform',
  response: { clientDataJSON: 'client', attestationObject: 'attestation' },
};
export const usedKey: UsedKey = {
  id: 'key-1',
  response: { clientDataJSON: 'client', authenticatorData: 'data', signature: 'signature', userHandle: 'handle' },
};

/** The error that the browser throws when the user cancels its dialog. */
export const closed = () => new DOMException('The operation was not allowed.', 'NotAllowedError');

/** Creates a fake WebAuthn API, and records the options it receives. */
export const fakeKeys = (outcome: { created?: CreatedKey | null; used?: UsedKey | null; thrown?: Error } = {}) => {
  const { created = createdKey, used = usedKey, thrown } = outcome;
  const ceremonies: object[] = [];
  const response =
    <Key>(key: Key) =>
    async (options: object) => {
      ceremonies.push(options);
      if (thrown) throw thrown;
      return key;
    };
  const credentials: Credentials = { create: response(created), get: response(used), autofill: response(used) };
  return { credentials, ceremonies };
};

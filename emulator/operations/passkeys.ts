import { ProviderError } from '../http/errors';
import { audited } from '../rules/audits/audits';
import { clientDataOf, creationOptions, requestOptions, verifyNewKey, verifyProof } from '../rules/factors/webauthn';
import { openChallenge, spendChallenge } from '../rules/mail/confirmations';
import { completeSignIn } from '../rules/sign-in/sign-in';
import { anybody, type OperationsOf, operation, RECENT, user } from './operation';

const ADD = 'passkey-registration';
const SIGN_IN = 'passkey-sign-in';

const notFound = () => new ProviderError(404, 'passkey-not-found', 'This passkey no longer exists.');
const unknown = () => new ProviderError(401, 'passkey-unknown', 'This passkey was removed. Use another way.');

export const passkeys: OperationsOf<'passkeys'> = {
  // The same response for every user: a discoverable passkey identifies its user, so no address is looked up.
  preLogin: operation(anybody, async ({ provider }) => {
    const { challenge } = await openChallenge(provider, { kind: SIGN_IN }, false);
    return { options: requestOptions(provider, challenge, []) };
  }),
  postLogin: operation(anybody, async (call, { invitationToken, ...proof }) => {
    const { provider, db } = call;
    const name = clientDataOf(proof.response.clientDataJSON).challenge;
    const challenge = await spendChallenge(provider, { kind: SIGN_IN, name });
    const key = db.passkeys.get(proof.id);
    const user = key && db.users.get(key.userId);
    if (!key || !user || user.disabled) throw unknown();
    const counter = await verifyProof(provider, proof, { key, challenge, isPasskey: true });
    db.passkeys.patch(key.id, { counter });
    // Possession of the key and user verification: two factors in one.
    return completeSignIn(call, user, ['mfa', 'hwk'], invitationToken);
  }),
  startDeviceRegistration: operation({ stepUp: RECENT }, async ({ provider, db, caller }) => {
    const { user } = caller();
    const { challenge } = await openChallenge(provider, { kind: ADD, userId: user.id }, false);
    const known = db.passkeys.by('userId', user.id);
    return { options: creationOptions(provider, user, { challenge, known, isPasskey: true }) };
  }),
  // Requires a challenge that only a recent sign-in can obtain.
  verifyDeviceRegistration: operation({ audit: 'Passkey added', severity: 'Medium' }, async (call, key) => {
    const { provider, db, caller } = call;
    const { user } = caller();
    const name = clientDataOf(key.response.clientDataJSON).challenge;
    const challenge = await spendChallenge(provider, { kind: ADD, userId: user.id, name });
    const row = await verifyNewKey(provider, key, { challenge, isPasskey: true });
    if (db.passkeys.get(row.id)) throw new ProviderError(409, 'passkey-known', 'This passkey was added before.');
    db.passkeys.put({ ...row, userId: user.id });
    audited(call, { deviceType: row.deviceType });
  }),
  listDevices: operation(user, ({ db, caller }) => ({
    devices: db.passkeys
      .by('userId', caller().user.id)
      .map(({ id, deviceType, createdAt }) => ({ id, deviceType, createdAt })),
  })),
  deleteDevice: operation(
    { stepUp: RECENT, audit: 'Passkey removed', severity: 'High' },
    ({ db, caller }, { deviceId }) => {
      if (db.passkeys.get(deviceId)?.userId !== caller().user.id) throw notFound();
      db.passkeys.remove(deviceId);
    },
  ),
};

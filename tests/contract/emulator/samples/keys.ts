import { createKey, proveKey } from '../../../../sdk/core/webauthn/webauthn-ceremony';
import { softwareKey } from '../../../support/software-key';
import type { Fixture } from './sample';

const MFA = '/identity/resources/users/v1/mfa/webauthn';
const PASSKEYS = '/identity/resources/users/webauthn/v1/devices';

export const credentials = () => softwareKey();
type Credentials = ReturnType<typeof credentials>;

/** Returns the input for a new key as the second factor. */
export const newFactor = async ({ browser, token }: Fixture, own: Credentials) => {
  const { body } = await browser.call(`${MFA}/enroll`, { method: 'POST', token });
  const key = await createKey(own, body.options);
  return { webauthnToken: body.webauthnToken as string, deviceType: key.deviceType, options: key };
};

/** Adds a key as the second factor; returns its id. */
export const addFactor = async (fixture: Fixture, own: Credentials): Promise<string> => {
  const json = await newFactor(fixture, own);
  await fixture.browser.call(`${MFA}/enroll/verify`, { json, token: fixture.token });
  return json.options.id;
};

/** Returns the input for a new passkey. */
export const newPasskey = async ({ browser, token }: Fixture, own: Credentials) => {
  const { body } = await browser.call(PASSKEYS, { method: 'POST', token });
  return createKey(own, body.options);
};

/** Adds a passkey; returns its id. */
export const addPasskey = async (fixture: Fixture, own: Credentials): Promise<string> => {
  const json = await newPasskey(fixture, own);
  await fixture.browser.call(`${PASSKEYS}/verify`, { json, token: fixture.token });
  return json.id;
};

/** Signs a challenge. */
export const proof = (own: Credentials, options: object) => proveKey(own, options);

import { breached } from '../../../../emulator/seed/users';
import { addConnection, SOCIAL, SOCIAL_PAGE, signInOutside, ssoStart } from '../external-sign-in';
import { adminLogin, CALLBACK, mailedLink, VERIFIER } from '../support';
import { addPasskey, credentials, newPasskey, proof } from './keys';
import type { Fixture, SamplesOf } from './sample';

/** The code in the last message. */
export const lastCode = ({ emulator }: Pick<Fixture, 'emulator'>): string => {
  const code = /\b\d{6}\b/.exec(emulator.db.outbox.list().at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('no code was sent');
  return code;
};

const session: SamplesOf<'session'> = {
  login: () => adminLogin,
  refreshToken: () => ({ tenantId: null }),
  token: async ({ browser }) => ({
    grant_type: 'authorization_code',
    code: await browser.code(),
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
  }),
  silentAuthorize: () => ({ tenantId: null }),
  switchTenant: () => ({ tenantId: 'tenant-acme-labs' }),
};

const social: SamplesOf<'social'> = {
  postLogin: async ({ emulator, browser }) => {
    emulator.settings.social = ['google'];
    const start = `${SOCIAL}?redirectUri=${encodeURIComponent(SOCIAL_PAGE)}&state=state-1`;
    const { searchParams } = await signInOutside(browser, start, { email: adminLogin.email });
    const code = searchParams.get('code') ?? '';
    return { provider: 'google', code, state: 'state-1', redirectUri: SOCIAL_PAGE };
  },
};

const signedIn = async ({ emulator, browser }: Fixture, type: string) => {
  const start = ssoStart(addConnection(emulator, { type }));
  return (await signInOutside(browser, start, { email: 'ann@corp.test', name: 'Ann' })).searchParams;
};

const ssoLogin: SamplesOf<'ssoLogin'> = {
  preLoginV1: () => ({ email: 'ann@corp.test' }),
  preLoginV2: () => ({ email: 'ann@corp.test' }),
  samlPostLogin: async (fixture) => {
    const values = await signedIn(fixture, 'okta');
    return { SAMLResponse: values.get('SAMLResponse') ?? '', RelayState: values.get('RelayState') ?? '' };
  },
  oidcPostLoginV1: async (fixture) => {
    const values = await signedIn(fixture, 'oidc');
    return { code: values.get('code') ?? '', state: values.get('state') ?? '' };
  },
  oidcPostLoginV2: async (fixture) => {
    const values = await signedIn(fixture, 'oidc');
    return { code: values.get('code') ?? '', RelayState: values.get('state') ?? '' };
  },
};

const passwordless: SamplesOf<'passwordless'> = {
  preLogin: () => ({ type: 'code', email: adminLogin.email }),
  postLogin: async (fixture) => {
    await fixture.browser.call('/identity/resources/auth/v1/passwordless/code/prelogin', {
      json: { email: adminLogin.email },
    });
    return { type: 'code', token: lastCode(fixture) };
  },
};

const passwords: SamplesOf<'passwords'> = {
  forgotPassword: () => ({ email: adminLogin.email }),
  resetPassword: async ({ emulator, browser }) => {
    await browser.call('/identity/resources/users/v1/passwords/reset', { json: { email: breached.email } });
    return { ...mailedLink(emulator).link, password: 'sample-Secret-2' };
  },
  getPasswordConfig: () => ({}),
  changePassword: () => ({ password: adminLogin.password, newPassword: 'sample-Secret-2' }),
};

const NUMBERS = '/identity/resources/users/phone-numbers/v1';
const USERS = '/identity/resources/users/v1';

const phoneNumber = '+4915100000001';

const listed = ({ emulator }: Fixture, verified = false) =>
  emulator.db.phoneNumbers.put({
    id: 'phone-1',
    userId: 'user-admin',
    phoneNumber,
    verified,
    createdAt: '2026-01-01T00:00:00.000Z',
  });

const reset = async ({ browser }: Fixture) =>
  (await browser.call(`${USERS}/phone/reset`, { json: { email: 'admin@acme.test' } })).body.resetPhoneNumberToken;

const phoneNumbers: SamplesOf<'phoneNumbers'> = {
  list: () => ({ _limit: 10, _offset: 0 }),
  create: () => ({ phoneNumber, verify: true }),
  preVerify: (fixture) => {
    listed(fixture);
    return { phoneNumber };
  },
  verify: async (fixture) => {
    const { browser, token } = fixture;
    const { body } = await browser.call(NUMBERS, { json: { phoneNumber, verify: true }, token });
    return { otcToken: body.otcToken, code: lastCode(fixture) };
  },
  delete: (fixture) => {
    listed(fixture, true);
    return { phoneId: 'phone-1' };
  },
  verifyDelete: async (fixture) => {
    listed(fixture, true);
    const { browser, token } = fixture;
    const { body } = await browser.call(`${NUMBERS}/phone-1`, { method: 'DELETE', token });
    return { phoneId: 'phone-1', otcToken: body.otcToken, code: lastCode(fixture) };
  },
  changePhone: () => ({ phoneNumber }),
  verifyPhoneChange: async (fixture) => {
    const { browser, token } = fixture;
    const { body } = await browser.call(`${USERS}/phone`, { json: { phoneNumber }, token });
    return { changePhoneId: body.changePhoneId, code: lastCode(fixture) };
  },
  requestPhoneReset: () => ({ email: 'admin@acme.test' }),
  verifyPhoneReset: async (fixture) => ({ resetPhoneNumberToken: await reset(fixture), code: lastCode(fixture) }),
  changePhoneAfterReset: async (fixture) => {
    const json = { resetPhoneNumberToken: await reset(fixture), code: lastCode(fixture) };
    const { body } = await fixture.browser.call(`${USERS}/phone/reset/verify`, { json });
    return { changePhoneNumberToken: body.changePhoneNumberToken, phoneNumber };
  },
};

const NEW = { email: 'sample@new.test', password: 'sample-Secret-2' };

/** Signs up, and returns the parameters of the email. */
const signedUp = async (fixture: Fixture, mailCodes = false) => {
  Object.assign(fixture.emulator.settings, { allowSignups: true, mailCodes });
  await fixture.browser.call('/identity/resources/users/v1/signUp', { json: { ...NEW, companyName: 'Sample' } });
  return mailed(fixture, mailCodes);
};

const invited = async (fixture: Fixture, mailCodes = false) => {
  Object.assign(fixture.emulator.settings, { mailCodes });
  const json = { email: 'invited@sample.test', roleIds: [], provider: 'local' };
  await fixture.browser.call('/identity/resources/users/v2', { json, token: fixture.token });
  return mailed(fixture, mailCodes);
};

/** Returns the parameters of the last email. */
const mailed = ({ emulator }: Fixture, hasCode: boolean) => {
  const { userId, token } = mailedLink(emulator).link;
  return { userId, token, code: hasCode ? lastCode({ emulator }) : '' };
};

const registration: SamplesOf<'registration'> = {
  signUp: ({ emulator }) => {
    emulator.settings.allowSignups = true;
    return { ...NEW, companyName: 'Sample', name: 'Sam Ple', metadata: '{"jobTitle":"Researcher"}' };
  },
  activate: (fixture) => signedUp(fixture),
  activateWithCode: (fixture) => signedUp(fixture, true),
  getActivationStrategy: (fixture) => signedUp(fixture),
  resendActivation: () => ({ email: 'unknown@sample.test' }),
  acceptInvitation: (fixture) => invited(fixture),
  acceptInvitationWithCode: (fixture) => invited(fixture, true),
  unlockMe: async (fixture) => {
    const json = { email: 'reader@acme.test', password: 'wrong' };
    for (let i = 0; i < 5; i += 1) {
      // Each wrong password delays the next one longer.
      fixture.emulator.settings.clockAhead += 5;
      await fixture.browser.call('/identity/resources/auth/v1/user', { json });
    }
    return { token: mailedLink(fixture.emulator).link.token };
  },
};

const passkeys: SamplesOf<'passkeys'> = {
  preLogin: () => ({}),
  postLogin: async (fixture) => {
    const own = credentials();
    await addPasskey(fixture, own);
    const { body } = await fixture.browser.call('/identity/resources/auth/v1/webauthn/prelogin', { json: {} });
    return proof(own, body.options);
  },
  verifyDeviceRegistration: (fixture) => newPasskey(fixture, credentials()),
  deleteDevice: async (fixture) => ({ deviceId: await addPasskey(fixture, credentials()) }),
};

export const signIn = { session, social, ssoLogin, passwordless, passwords, phoneNumbers, registration, passkeys };

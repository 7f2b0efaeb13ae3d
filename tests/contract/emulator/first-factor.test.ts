import { describe, expect, it } from 'vitest';
import { MULTI_FACTOR } from '../../../emulator/rules/sessions/sessions';
import { unenrolled } from '../../../emulator/seed/users';
import { createKey } from '../../../sdk/core/webauthn/webauthn-ceremony';
import { softwareKey } from '../../support/software-key';
import { proof } from './samples/keys';
import { LOGIN_MFA, lastMessage, otherThan } from './signed-in';
import { claimsOf, createBrowser, setUp } from './support';

const phoneNumber = '+4915100000077';

const start = async (options: Parameters<typeof setUp>[0] = {}) => {
  const fixture = setUp(options);
  const login = (browser = fixture.browser) => browser.login(unenrolled.email, unenrolled.password);
  const { mfaToken }: { mfaToken: string } = (await login()).body;
  const call = (path: string, json: object = {}) =>
    fixture.browser.call(`${LOGIN_MFA}/${path}`, { json: { mfaToken, ...json } });
  const again = async () => {
    const browser = createBrowser(fixture.emulator.browser());
    const { body } = await login(browser);
    return {
      ...body,
      call: (path: string, json: object = {}) =>
        browser.call(`${LOGIN_MFA}/${path}`, { json: { mfaToken: body.mfaToken, ...json } }),
    };
  };
  return { ...fixture, mfaToken, call, again };
};

const enrollPhone = async ({ call, emulator }: Awaited<ReturnType<typeof start>>) => {
  const { body } = await call('sms/enroll', { phoneNumber });
  return { otcToken: body.otcToken, code: lastMessage(emulator).code };
};

describe('enrollment of the first factor during a sign-in', () => {
  it('adds a phone: number, code and recovery code; its code is required the next time', async () => {
    const fixture = await start();
    const sent = await enrollPhone(fixture);
    expect(lastMessage(fixture.emulator).to).toBe(phoneNumber);
    const text = fixture.emulator.db.outbox.list().at(-1)?.text;
    expect(text?.split('\n').at(-1)).toBe(`@localhost #${sent.code}`);
    expect((await fixture.call('sms/enroll/verify', { ...sent, code: otherThan(sent.code) })).body.errorCode).toBe(
      'wrong-code',
    );
    const { body } = await fixture.call('sms/enroll/verify', sent);
    expect(body.recoveryCode).toMatch(/^\w{4}-/);
    expect(claimsOf(body.accessToken)).toMatchObject({ amr: ['pwd', 'mfa', 'sms'], acr: MULTI_FACTOR });
    expect((await fixture.again()).mfaDevices.phones).toMatchObject([{ phoneNumber: '*** 0077' }]);
  });

  it('adds email codes, which are required the next time', async () => {
    const fixture = await start();
    const { body: sent } = await fixture.call('emailcode');
    expect(lastMessage(fixture.emulator)).toMatchObject({ to: unenrolled.email, channel: 'email' });
    const { code } = lastMessage(fixture.emulator);
    const { body } = await fixture.call('emailcode/verify', { ...sent, code });
    expect(claimsOf(body.accessToken)).toMatchObject({ acr: MULTI_FACTOR });
    const next = await fixture.again();
    expect(next).toMatchObject({ mfaEnrolled: true, mfaDevices: { emails: [{ email: unenrolled.email }] } });
    const { body: second } = await next.call('emailcode');
    const right = { ...second, code: lastMessage(fixture.emulator).code };
    expect((await next.call('emailcode/verify', right)).body.accessToken).toBeTruthy();
  });

  it('adds a security key, which then signs in', async () => {
    const fixture = await start();
    const own = softwareKey({ isVerifying: false });
    const { body: session } = await fixture.call('webauthn/enroll');
    const key = await createKey(own, session.options);
    const json = { webauthnToken: session.webauthnToken, deviceType: key.deviceType, options: key };
    const { body } = await fixture.call('webauthn/enroll/verify', json);
    expect(body.recoveryCode).toMatch(/^\w{4}-/);
    const next = await fixture.again();
    const path = `webauthn/${next.mfaDevices.webauthn[0].id}`;
    const { body: requested } = await next.call(path);
    const options = await proof(own, requested.options);
    const done = await next.call(`${path}/verify`, { webauthnToken: requested.webauthnToken, options });
    expect(claimsOf(done.body.accessToken)).toMatchObject({ amr: ['pwd', 'mfa', 'hwk'] });
  });

  it('is refused once the user has a factor, which must be verified', async () => {
    const fixture = await start();
    const sent = await enrollPhone(fixture);
    const late = await fixture.again();
    const { body: lateSent } = await late.call('sms/enroll', { phoneNumber: '+4915100000078' });
    const lateCode = lastMessage(fixture.emulator).code;
    expect((await fixture.call('sms/enroll/verify', sent)).status).toBe(200);
    const refused = await Promise.all([
      late.call('sms/enroll/verify', { ...lateSent, code: lateCode }),
      late.call('sms/enroll', { phoneNumber: '+4915100000079' }),
      late.call('webauthn/enroll'),
      late.call('authenticator/enroll'),
    ]);
    expect(refused.map(({ body }) => body.errorCode)).toEqual(Array(4).fill('already-enrolled'));
    // No email either: the factor of this user is the phone.
    expect((await late.call('emailcode')).body.errorCode).toBe('device-not-found');
    expect(fixture.emulator.db.users.get(unenrolled.id)?.phones).toHaveLength(1);
  });

  it('offers the methods of the provider', async () => {
    const fixture = await start();
    fixture.emulator.settings.mfaStrategies = ['AuthenticatorApp'];
    const refused = [
      await fixture.call('sms/enroll', { phoneNumber }),
      await fixture.call('emailcode'),
      await fixture.call('webauthn/enroll'),
    ];
    expect(refused.map(({ body }) => body.errorCode)).toEqual(Array(3).fill('strategy-off'));
    expect((await fixture.again()).mfaStrategies).toEqual(['AuthenticatorApp']);
  });
});

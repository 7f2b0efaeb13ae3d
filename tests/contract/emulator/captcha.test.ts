import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { verifyAtService } from '../../../emulator/rules/sign-in/captcha';
import { reader } from '../../../emulator/seed/users';
import { freePort } from '../../support/free-port';
import { setUp } from './support';

const LOGIN = '/identity/resources/auth/v1/user';
const CODE = '/identity/resources/auth/v1/passwordless/code/prelogin';
const SIGN_UP = '/identity/resources/users/v1/signUp';
const user = { email: 'new@lab.test', companyName: 'Lab', name: 'Ada', password: 'a-Secret-of-hers-1' };

const calls: [string, object][] = [
  [LOGIN, { email: reader.email, password: reader.password }],
  [CODE, { email: reader.email }],
  [SIGN_UP, user],
];

describe('a captcha', () => {
  it.each(calls)('is required at %s where the policy is on, and each token is valid once', async (path, given) => {
    const { browser, emulator } = setUp({ captcha: true, allowSignups: true });
    const send = async (recaptchaToken?: string) => {
      const { status, body } = await browser.call(path, { json: { ...given, recaptchaToken } });
      return status === 200 ? 200 : body.errorCode;
    };
    expect(await send()).toBe('captcha-missing');
    expect(await send('fail')).toBe('captcha-refused');
    expect(emulator.db.lockouts.list()).toEqual([]);
    expect(emulator.db.outbox.list()).toEqual([]);
    expect(await send('pass-1')).toBe(200);
    expect(await send('pass-1')).toBe('captcha-refused');
    emulator.settings.captcha = false;
    expect(await send()).toBe(200);
  });

  it('is announced by the policy endpoint', async () => {
    const { browser, emulator } = setUp();
    const policy = async () => (await browser.call('/identity/resources/configurations/v1/captcha-policy/public')).body;
    expect(await policy()).toEqual({ siteKey: '', enabled: false });
    emulator.settings.captcha = true;
    expect(await policy()).toEqual({ siteKey: 'local', enabled: true });
  });

  it('bypasses the lock of an address, but not the delays', async () => {
    const { browser, emulator, clock } = setUp();
    const guess = async (password: string, recaptchaToken?: string) =>
      (await browser.call(LOGIN, { json: { email: reader.email, password, recaptchaToken } })).body.errorCode ?? 'in';
    for (let i = 0; i < 5; i += 1) {
      clock.advance(10);
      await guess('wrong');
    }
    expect(await guess(reader.password)).toBe('user-locked');
    emulator.settings.captcha = true;
    expect(await guess(reader.password, 'pass-1')).toBe('too-many-tries');
    clock.advance(10);
    expect(await guess('wrong', 'pass-2')).toBe('invalid-credentials');
    expect(await guess(reader.password, 'pass-3')).toBe('too-many-tries');
    clock.advance(20);
    expect(await guess(reader.password, 'pass-4')).toBe('in');
  });

  it('is verified by a service, and refused while the service is unavailable', async () => {
    const seen: string[] = [];
    const port = await freePort();
    const service = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        seen.push(body);
        response.end(JSON.stringify({ success: body.includes('response=good') }));
      });
    });
    await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve));
    const verify = verifyAtService({ url: `http://127.0.0.1:${port}/siteverify`, secret: 'shared' });
    expect(await verify('good', '203.0.113.7')).toBe(true);
    expect(await verify('bad', '203.0.113.7')).toBe(false);
    expect(seen[0]).toBe('secret=shared&response=good&remoteip=203.0.113.7');
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    expect(await verify('good', '203.0.113.7')).toBe(false);
  });
});

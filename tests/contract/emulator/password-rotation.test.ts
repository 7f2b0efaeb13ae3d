import { expect, it } from 'vitest';
import { adminLogin, mailedLink, setUp } from './support';

const ROTATION = '/identity/resources/configurations/v1/password-rotation';
const DAY = 24 * 60;
const NEW = 'another-Secret-2';

const start = async (isActive = true) => {
  const fixture = setUp();
  const { browser, emulator, clock } = fixture;
  emulator.db.users.patch('user-admin', { passwordSetAt: clock.now() });
  const { body } = await browser.login(adminLogin.email, adminLogin.password);
  const saved = await browser.call(ROTATION, {
    json: { isActive, rotationPeriod: 90 * DAY, notificationPeriod: 14 * DAY, vendorRotationPeriod: 0 },
    token: body.accessToken,
  });
  expect(saved.status).toBeLessThan(300);
  return fixture;
};

it.each([
  ['within the period', true, 90 * DAY, 200],
  ['after it', true, 90 * DAY + 1, 403],
  ['after it, with the rotation off', false, 90 * DAY + 1, 200],
])('a password is accepted %s', async (_, isActive, minutes, status) => {
  const { browser, clock } = await start(isActive);
  clock.advance(minutes * 60);
  const response = await browser.login(adminLogin.email, adminLogin.password);
  expect(response.status).toBe(status);
  if (status === 403) expect(response.body.errorCode).toBe('password-expired');
});

it('a wrong password says nothing about the age', async () => {
  const { browser, clock } = await start();
  clock.advance(91 * DAY * 60);
  expect((await browser.login(adminLogin.email, 'wrong-Secret-1')).body.errorCode).not.toBe('password-expired');
});

it('an expired password is replaced by email, which starts its age again', async () => {
  const { browser, emulator, clock } = await start();
  clock.advance(91 * DAY * 60);
  const PASSWORDS = '/identity/resources/users/v1/passwords/reset';
  await browser.call(PASSWORDS, { json: { email: adminLogin.email } });
  const { userId, token } = mailedLink(emulator).link;
  expect((await browser.call(`${PASSWORDS}/verify`, { json: { userId, token, password: NEW } })).status).toBe(200);
  expect((await browser.login(adminLogin.email, NEW)).status).toBe(200);
  clock.advance(91 * DAY * 60);
  expect((await browser.login(adminLogin.email, NEW)).body.errorCode).toBe('password-expired');
});

it('a password of unknown age is as old as its user', async () => {
  const { browser, emulator, clock } = await start();
  const createdAt = new Date(clock.now() - 91 * DAY * 60_000).toISOString();
  emulator.db.users.patch('user-admin', { passwordSetAt: undefined, createdAt });
  expect((await browser.login(adminLogin.email, adminLogin.password)).body.errorCode).toBe('password-expired');
});

import { expect, it } from 'vitest';
import { lastMessage, otherThan, PHONES, signedIn, USERS } from './signed-in';
import { createBrowser, setUp } from './support';

const NUMBER = '+49 151 0000 0001';
const KEPT = '+4915100000001';

it('a number is added, confirmed with a code and removed with another', async () => {
  const { emulator } = setUp();
  const admin = await signedIn(emulator);
  const { body: sent } = await admin.call(PHONES, { json: { phoneNumber: NUMBER, verify: true } });
  const message = lastMessage(emulator);
  expect(message).toMatchObject({ to: KEPT, channel: 'sms' });
  const wrong = await admin.call(`${PHONES}/verify`, { json: { ...sent, code: otherThan(message.code) } });
  expect([wrong.status, wrong.body.errorCode]).toEqual([400, 'wrong-code']);
  expect((await admin.call(`${PHONES}/verify`, { json: { ...sent, code: message.code } })).status).toBe(200);
  expect((await admin.call(`${PHONES}/verify`, { json: { ...sent, code: message.code } })).status).toBe(400);
  const { body } = await admin.call(`${PHONES}?_limit=10&_offset=0`);
  expect(body).toMatchObject({ items: [{ phoneNumber: KEPT, verified: true }], _metadata: { totalItems: 1 } });
  const [{ id }] = body.items;
  const { body: requested } = await admin.call(`${PHONES}/${id}`, { method: 'DELETE' });
  const json = { ...requested, code: lastMessage(emulator).code };
  expect((await admin.call(`${PHONES}/${id}/delete/verify`, { json })).status).toBe(200);
  expect(emulator.db.phoneNumbers.list()).toEqual([]);
});

it('the code for removing an unconfirmed number is sent by email', async () => {
  const { emulator } = setUp();
  const admin = await signedIn(emulator);
  await admin.call(PHONES, { json: { phoneNumber: NUMBER } });
  const [row] = emulator.db.phoneNumbers.list();
  await admin.call(`${PHONES}/${row?.id}`, { method: 'DELETE' });
  expect(lastMessage(emulator)).toMatchObject({ to: 'admin@acme.test', channel: 'email' });
});

it('a number of another user, an existing one and an invalid one are refused', async () => {
  const { emulator } = setUp();
  const admin = await signedIn(emulator);
  const add = (phoneNumber: string) => admin.call(PHONES, { json: { phoneNumber, verify: true } });
  const codeOf = async (response: ReturnType<typeof add>) => (await response).body.errorCode;
  // The reader's number, in another notation.
  expect(await codeOf(add('+49 (170) 0000002'))).toBe('phone-taken');
  expect(await codeOf(add('12345'))).toBe('phone-invalid');
  await add(NUMBER);
  expect(await codeOf(add(KEPT))).toBe('phone-known');
});

it('numbers of another user are not listed or removed', async () => {
  const { emulator } = setUp();
  const admin = await signedIn(emulator);
  const { body: sent } = await admin.call(PHONES, { json: { phoneNumber: NUMBER, verify: true } });
  const { code } = lastMessage(emulator);
  const reader = await signedIn(emulator, 'reader');
  const [row] = emulator.db.phoneNumbers.list();
  expect((await reader.call(PHONES)).body.items).toEqual([]);
  expect((await reader.call(`${PHONES}/${row?.id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await reader.call(`${PHONES}/verify`, { json: { ...sent, code } })).status).toBe(400);
});

it('a code ends after five wrong attempts and after five minutes; five are sent per hour', async () => {
  const { emulator, clock } = setUp();
  const admin = await signedIn(emulator);
  const { body: sent } = await admin.call(PHONES, { json: { phoneNumber: NUMBER, verify: true } });
  const { code } = lastMessage(emulator);
  const verify = (given: string, otcToken = sent.otcToken) =>
    admin.call(`${PHONES}/verify`, { json: { otcToken, code: given } });
  const wrong = await Promise.all([1, 2, 3, 4, 5].map(() => verify(otherThan(code))));
  expect(wrong.map(({ body }) => body.errorCode).sort()).toEqual(['code-ended', ...Array(4).fill('wrong-code')]);
  expect((await verify(code)).body.errorCode).toBe('code-ended');
  const again = () => admin.call(`${PHONES}/preverify`, { json: { phoneNumber: NUMBER } });
  const { body: second } = await again();
  const late = lastMessage(emulator).code;
  clock.advance(299);
  expect((await verify(otherThan(late), second.otcToken)).body.errorCode).toBe('wrong-code');
  const { token } = await signedIn(emulator);
  clock.advance(2);
  const ended = await admin.browser.call(`${PHONES}/verify`, {
    token,
    json: { otcToken: second.otcToken, code: late },
  });
  expect(ended.body.errorCode).toBe('code-ended');
  const responses = [];
  for (let times = 0; times < 4; times += 1) {
    responses.push((await admin.browser.call(`${PHONES}/preverify`, { token, json: { phoneNumber: NUMBER } })).status);
  }
  expect(responses).toEqual([200, 200, 200, 429]);
});

it('the own number is changed by a code alone, and the old one is notified', async () => {
  const { emulator } = setUp();
  const admin = await signedIn(emulator);
  const { body } = await admin.call(`${USERS}/phone`, { json: { phoneNumber: NUMBER } });
  const { code, to } = lastMessage(emulator);
  expect([to, emulator.db.users.get('user-admin')?.phoneNumber]).toEqual([KEPT, '+491700000001']);
  expect((await admin.call(`${USERS}/phone/verify`, { json: { ...body, code } })).status).toBe(200);
  expect(emulator.db.users.get('user-admin')?.phoneNumber).toBe(KEPT);
  expect(lastMessage(emulator).to).toBe('+491700000001');
  expect(emulator.db.audits.list().at(-1)?.description).toBe(`Own phone number changed: ${KEPT}`);
});

it('a recent sign-in is required to change or add a number', async () => {
  const { emulator, clock } = setUp();
  const admin = await signedIn(emulator);
  clock.advance(299);
  const { body: renewed } = await admin.browser.silent();
  clock.advance(2);
  for (const path of [PHONES, `${USERS}/phone`]) {
    const { status, body } = await admin.browser.call(path, { token: renewed.id_token, json: { phoneNumber: NUMBER } });
    expect([status, body.errorCode]).toEqual([403, 'step-up-required']);
  }
});

it('a request for a lost number ends no code of another browser, but a new password does', async () => {
  const { emulator, browser } = setUp();
  const reset = async (json: object) => {
    const { body } = await browser.call(`${USERS}/phone/reset/verify`, { json });
    return body;
  };
  const email = 'admin@acme.test';
  const request = async () => {
    const { body } = await browser.call(`${USERS}/phone/reset`, { json: { email } });
    return { ...body, code: lastMessage(emulator).code };
  };
  const mine = await request();
  await createBrowser(emulator.browser()).call(`${USERS}/phone/reset`, { json: { email } });
  const next = await reset(mine);
  expect(next.changePhoneNumberToken).toBeTruthy();
  const open = await request();
  const { call } = await signedIn(emulator);
  const json = { password: 'admin-Secret-1', newPassword: 'A-brand-new-Secret-1' };
  expect((await call(`${USERS}/passwords/change`, { json })).status).toBe(200);
  const change = { ...next, phoneNumber: NUMBER };
  const late = await browser.call(`${USERS}/phone/change`, { method: 'PUT', json: change });
  expect([late.body.errorCode, (await reset(open)).errorCode]).toEqual(['code-ended', 'code-ended']);
  expect(emulator.db.users.get('user-admin')?.phoneNumber).toBe('+491700000001');
});

it('a lost number is replaced by email, with the same responses for unknown addresses', async () => {
  const { emulator, browser } = setUp();
  const requestReset = (email: string) => browser.call(`${USERS}/phone/reset`, { json: { email } });
  const unknown = await requestReset('nobody@acme.test');
  expect(unknown.status).toBe(200);
  expect(emulator.db.outbox.list()).toEqual([]);
  const { body } = await requestReset('admin@acme.test');
  expect(Object.keys(body)).toEqual(Object.keys(unknown.body));
  // Both are stored, with as much work; the code of the unknown address is as unknown as itself.
  expect(emulator.db.confirmations.count()).toBe(2);
  const guess = { ...unknown.body, code: '000000' };
  expect((await browser.call(`${USERS}/phone/reset/verify`, { json: guess })).body.errorCode).toBe('wrong-code');
  expect(emulator.db.outbox.list().at(-1)?.subject).toMatch(/^\d{6} is your code to change your phone number$/);
  const json = { ...body, code: lastMessage(emulator).code };
  const { body: next } = await browser.call(`${USERS}/phone/reset/verify`, { json });
  const change = () => browser.call(`${USERS}/phone/change`, { method: 'PUT', json: { ...next, phoneNumber: NUMBER } });
  expect((await change()).status).toBe(200);
  expect(emulator.db.users.get('user-admin')?.phoneNumber).toBe(KEPT);
  expect((await change()).status).toBe(400);
});

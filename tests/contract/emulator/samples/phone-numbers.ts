import { lastCode } from './one-time-codes';
import type { Fixture, SamplesOf } from './sample';

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

export const phoneNumbers: SamplesOf<'phoneNumbers'> = {
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

import { lastCode } from './one-time-codes';
import type { SamplesOf, World } from './sample';

const NUMBERS = '/identity/resources/users/phone-numbers/v1';
const USERS = '/identity/resources/users/v1';

const phoneNumber = '+4915100000001';

const listed = ({ emulator }: World, verified = false) =>
  emulator.db.phoneNumbers.put({
    id: 'phone-1',
    userId: 'user-admin',
    phoneNumber,
    verified,
    createdAt: '2026-01-01T00:00:00.000Z',
  });

const reset = async ({ browser }: World) =>
  (await browser.call(`${USERS}/phone/reset`, { json: { email: 'admin@acme.test' } })).body.resetPhoneNumberToken;

export const phoneNumbers: SamplesOf<'phoneNumbers'> = {
  list: () => ({ _limit: 10, _offset: 0 }),
  create: () => ({ phoneNumber, verify: true }),
  preVerify: (world) => {
    listed(world);
    return { phoneNumber };
  },
  verify: async (world) => {
    const { browser, token } = world;
    const { body } = await browser.call(NUMBERS, { json: { phoneNumber, verify: true }, token });
    return { otcToken: body.otcToken, code: lastCode(world) };
  },
  delete: (world) => {
    listed(world, true);
    return { phoneId: 'phone-1' };
  },
  verifyDelete: async (world) => {
    listed(world, true);
    const { browser, token } = world;
    const { body } = await browser.call(`${NUMBERS}/phone-1`, { method: 'DELETE', token });
    return { phoneId: 'phone-1', otcToken: body.otcToken, code: lastCode(world) };
  },
  changePhone: () => ({ phoneNumber }),
  verifyPhoneChange: async (world) => {
    const { browser, token } = world;
    const { body } = await browser.call(`${USERS}/phone`, { json: { phoneNumber }, token });
    return { changePhoneId: body.changePhoneId, code: lastCode(world) };
  },
  requestPhoneReset: () => ({ email: 'admin@acme.test' }),
  verifyPhoneReset: async (world) => ({ resetPhoneNumberToken: await reset(world), code: lastCode(world) }),
  changePhoneAfterReset: async (world) => {
    const json = { resetPhoneNumberToken: await reset(world), code: lastCode(world) };
    const { body } = await world.browser.call(`${USERS}/phone/reset/verify`, { json });
    return { changePhoneNumberToken: body.changePhoneNumberToken, phoneNumber };
  },
};

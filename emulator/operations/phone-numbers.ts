import { canonicalEmail } from '@gatehouse/sdk/text';
import type { PhoneNumberRow } from '../db/rows/accounts';
import type { Call } from '../http/call';
import { fieldError, ProviderError } from '../http/errors';
import { isoTime } from '../provider';
import { randomText } from '../random';
import { actingAs, audited } from '../rules/audits/audits';
import { openCode, spendCode } from '../rules/mail/confirmations';
import { sendMessage } from '../rules/mail/outbox';
import { maskedNumber, phoneNumberOf, requireFreeNumber, sendCode } from '../rules/mail/text-messages';
import { refuseManaged, userByEmail } from '../rules/members/users';
import { paged } from '../rules/resources/paged';
import { forgetBrowsersOf } from '../rules/sign-in/known-browsers';
import { anybody, type OperationsOf, operation, RECENT, type Rule, user } from './operation';

const VERIFY = 'phone-number';
const REMOVE = 'phone-number-removal';
const CHANGE = 'own-phone';
const RESET = 'phone-reset';
const REPLACE = 'phone-replacement';

/** Maximum number of additional numbers per user. */
const MAX_NUMBERS = 20;

const mine = ({ db, caller }: Call) => db.phoneNumbers.by('userId', caller().user.id);

const findMine = (call: Call, test: (row: PhoneNumberRow) => boolean): PhoneNumberRow => {
  const row = mine(call).find(test);
  if (!row) throw new ProviderError(404, 'phone-not-found', 'This phone number is no longer in your list.');
  return row;
};

const sendVerification = ({ provider, caller }: Call, target: string) =>
  sendCode(provider, caller().user, { kind: VERIFY, target, purpose: 'confirm this phone number' });

/** Replaces the user's own number and notifies the previous one. */
const replacePhoneNumber = ({ provider, db }: Call, userId: string, phoneNumber: string): void => {
  requireFreeNumber(provider, phoneNumber, userId);
  const before = db.users.get(userId);
  db.users.patch(userId, { phoneNumber, phoneUnconfirmed: undefined });
  // The quick sign-in belonged to the previous number.
  if (before?.phoneNumber !== phoneNumber) forgetBrowsersOf(provider, userId);
  if (!before?.phoneNumber || before.phoneUnconfirmed || before.phoneNumber === phoneNumber) return;
  sendMessage(provider, {
    channel: 'sms',
    to: before.phoneNumber,
    subject: 'Your phone number was changed',
    text: `The phone number of ${before.email} is now ${maskedNumber(phoneNumber)}. If this was not you, sign in and change your password.`,
  });
};

const start: Rule = { stepUp: RECENT };

export const phoneNumbers: OperationsOf<'phoneNumbers'> = {
  list: operation(user, (call, input) =>
    paged(mine(call), input, {
      wire: ({ id, phoneNumber, verified }) => ({ id, phoneNumber, verified }),
      sort: { createdAt: ({ createdAt }) => createdAt },
    }),
  ),
  create: operation(
    { ...start, audit: 'Phone number added: {phoneNumber}' },
    async (call, { phoneNumber: typed, verify }) => {
      const { provider, db } = call;
      const { user } = call.caller();
      const phoneNumber = phoneNumberOf(typed);
      const existing = mine(call);
      if (existing.some((row) => row.phoneNumber === phoneNumber)) {
        throw fieldError('phoneNumber', 'This number is in your list already.', 'phone-known', 409);
      }
      if (existing.length >= MAX_NUMBERS)
        throw new ProviderError(400, 'too-many-phones', `You can keep at most ${MAX_NUMBERS} phone numbers.`);
      requireFreeNumber(provider, phoneNumber, user.id);
      const otcToken = verify ? await sendVerification(call, phoneNumber) : undefined;
      const createdAt = isoTime(provider);
      db.phoneNumbers.put({ id: randomText(9), userId: user.id, phoneNumber, verified: false, createdAt });
      audited(call, { phoneNumber });
      return { otcToken };
    },
  ),
  preVerify: operation(user, async (call, { phoneNumber: typed }) => {
    const phoneNumber = phoneNumberOf(typed);
    const row = findMine(call, (phone) => phone.phoneNumber === phoneNumber);
    if (row.verified) throw new ProviderError(409, 'phone-verified', 'This number is confirmed already.');
    return { otcToken: await sendVerification(call, phoneNumber) };
  }),
  verify: operation(
    { audit: 'Phone number confirmed: {phoneNumber}', severity: 'Medium' },
    async (call, { otcToken, code }) => {
      const { provider, db } = call;
      const { id: userId } = call.caller().user;
      const { target } = await spendCode(provider, { kind: VERIFY, userId, token: otcToken, code });
      const row = findMine(call, ({ phoneNumber }) => phoneNumber === target);
      requireFreeNumber(provider, target, userId);
      db.phoneNumbers.patch(row.id, { verified: true });
      audited(call, { phoneNumber: target });
    },
  ),
  delete: operation(start, async (call, { phoneId }) => {
    const { provider } = call;
    const { user } = call.caller();
    const { id, phoneNumber, verified } = findMine(call, ({ id }) => id === phoneId);
    const otcToken = await sendCode(provider, user, {
      kind: REMOVE,
      target: id,
      // Messages to an unconfirmed number may not arrive.
      to: verified ? { channel: 'sms', address: phoneNumber } : { channel: 'email', address: user.email },
      purpose: `remove the phone number ${maskedNumber(phoneNumber)}`,
    });
    return { otcToken };
  }),
  // Requires a code that only a recent sign-in can request.
  verifyDelete: operation(
    { audit: 'Phone number removed: {phoneNumber}', severity: 'Medium' },
    async (call, { phoneId, otcToken, code }) => {
      const { phoneNumber } = findMine(call, ({ id }) => id === phoneId);
      const { id: userId } = call.caller().user;
      const { target } = await spendCode(call.provider, { kind: REMOVE, userId, token: otcToken, code });
      if (target !== phoneId) throw new ProviderError(400, 'wrong-code', 'This code is for another number.');
      call.db.phoneNumbers.remove(phoneId);
      audited(call, { phoneNumber });
    },
  ),
  changePhone: operation(start, async ({ provider, caller }, { phoneNumber: typed }) => {
    const { user } = caller();
    refuseManaged(user, "Your company's directory manages your phone number.");
    const phoneNumber = phoneNumberOf(typed);
    if (!user.phoneUnconfirmed && user.phoneNumber === phoneNumber) {
      throw fieldError('phoneNumber', 'This is your number already.', 'phone-known', 409);
    }
    requireFreeNumber(provider, phoneNumber, user.id);
    const purpose = 'make this your phone number';
    return { changePhoneId: await sendCode(provider, user, { kind: CHANGE, target: phoneNumber, purpose }) };
  }),
  verifyPhoneChange: operation(
    {
      audit: 'Own phone number changed: {phoneNumber}',
      severity: 'Medium',
      event: 'frontegg.user.updated',
    },
    async (call, { changePhoneId, code }) => {
      const { user } = call.caller();
      const attempt = { kind: CHANGE, userId: user.id, token: changePhoneId, code };
      const { target } = await spendCode(call.provider, attempt);
      audited(call, { before: { phoneNumber: user.phoneNumber ?? null }, phoneNumber: target });
      replacePhoneNumber(call, user.id, target);
    },
  ),
  requestPhoneReset: operation({ as: 'none', limit: 'mail' }, async ({ provider, db }, { email }) => {
    const user = userByEmail(db, email);
    const activeUser = user?.disabled ? undefined : user;
    // An unknown address gets the same response after the same work, and no email: its code authorizes nothing.
    const userId = activeUser?.id ?? `unknown:${canonicalEmail(email)}`;
    // A target of its own: a request from another browser must not end the code of this one.
    const { token, code } = await openCode(provider, { kind: RESET, userId, target: randomText() });
    if (!activeUser) return { resetPhoneNumberToken: token };
    sendMessage(provider, {
      channel: 'email',
      to: activeUser.email,
      subject: `${code} is your code to change your phone number`,
      text: `${code} is your code to change your phone number. It works once, for 5 minutes. If you did not request it, you can ignore this message.`,
    });
    return { resetPhoneNumberToken: token };
  }),
  verifyPhoneReset: operation(anybody, async ({ provider }, { resetPhoneNumberToken, code }) => {
    const { userId } = await spendCode(provider, { kind: RESET, token: resetPhoneNumberToken, code });
    // The next call has no code: its token alone is the secret.
    const next = await openCode(provider, { kind: REPLACE, userId, target: '' });
    return { changePhoneNumberToken: `${next.token}.${next.code}` };
  }),
  changePhoneAfterReset: operation(
    { as: 'none', audit: 'Own phone number changed: {phoneNumber}', severity: 'High' },
    async (call, { changePhoneNumberToken, phoneNumber: typed }) => {
      const phoneNumber = phoneNumberOf(typed);
      const [token = '', code = ''] = changePhoneNumberToken.split('.');
      const { userId } = await spendCode(call.provider, { kind: REPLACE, token, code });
      const user = call.db.users.get(userId);
      if (!user) throw new ProviderError(400, 'code-ended', 'This took too long. Start over.');
      replacePhoneNumber(call, userId, phoneNumber);
      audited(call, { phoneNumber }, actingAs(user));
    },
  ),
};

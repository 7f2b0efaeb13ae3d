import { del, get, page, post, put } from '../../core/contract';
import { type Infer, object, optional, optionalFlag, optionalNumber, string } from '../../core/schema';

/** A phone number of the signed-in user. */
export const PhoneNumber = object({ id: string(), phoneNumber: string(), verified: optionalFlag });
export type PhoneNumber = Infer<typeof PhoneNumber>;

/** Identifies a sent code when it is verified. */
const otcToken = string();
const code = string();
const phoneNumber = string();
const phoneId = string();

const calls = {
  list: get('/identity/resources/users/phone-numbers/v1', {
    /** `_offset` counts pages, as for users. */
    input: object({ _limit: optionalNumber, _offset: optionalNumber }),
    output: page(PhoneNumber),
  }),
  create: post('/identity/resources/users/phone-numbers/v1', {
    input: object({ phoneNumber, verify: optionalFlag }),
    output: object({ otcToken: optional(otcToken) }),
  }),
  delete: del('/identity/resources/users/phone-numbers/v1/:phoneId', {
    input: object({ phoneId }),
    output: object({ otcToken }),
  }),
  preVerify: post('/identity/resources/users/phone-numbers/v1/preverify', {
    input: object({ phoneNumber }),
    output: object({ otcToken }),
  }),
  verify: post('/identity/resources/users/phone-numbers/v1/verify', { input: object({ otcToken, code }) }),
  verifyDelete: post('/identity/resources/users/phone-numbers/v1/:phoneId/delete/verify', {
    input: object({ phoneId, otcToken, code }),
  }),
  requestPhoneReset: post('/identity/resources/users/v1/phone/reset', {
    auth: 'none',
    input: object({ email: string() }),
    output: object({ resetPhoneNumberToken: string() }),
  }),
  verifyPhoneReset: post('/identity/resources/users/v1/phone/reset/verify', {
    auth: 'none',
    input: object({ resetPhoneNumberToken: string(), code }),
    output: object({ changePhoneNumberToken: string() }),
  }),
  changePhoneAfterReset: put('/identity/resources/users/v1/phone/change', {
    auth: 'none',
    input: object({ changePhoneNumberToken: string(), phoneNumber }),
  }),
  changePhone: post('/identity/resources/users/v1/phone', {
    input: object({ phoneNumber }),
    output: object({ changePhoneId: string() }),
  }),
  verifyPhoneChange: post('/identity/resources/users/v1/phone/verify', {
    input: object({ changePhoneId: string(), code }),
  }),
};

/** Calls for a user's phone numbers. */
export type PhoneNumbersContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link PhoneNumbersContract}. */
export const contract: PhoneNumbersContract = calls;

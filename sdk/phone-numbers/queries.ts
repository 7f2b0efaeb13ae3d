import { capability } from '../core/queries';
import { typedCode } from '../core/typed-code';
import { contract } from './contract';

export type { PhoneNumber } from './contract';

/** Phone numbers on one page of the list. */
export const pageSize = 10;

const { query, mutation } = capability('phoneNumbers', contract);

interface PhoneNumberFilter {
  offset?: number;
  /** Default {@link pageSize}. */
  limit?: number;
}

/** A code that was sent, and what it answers. */
interface Confirmation {
  otcToken: string;
  code: string;
}

/** The signed-in person's phone numbers. */
export const list = query((api, { offset = 0, limit = pageSize }: PhoneNumberFilter) =>
  api.list({ _offset: offset, _limit: limit }),
);

/** Adds a number and sends a code to it; with the `otcToken` of the answer, {@link verify} confirms it. */
export const add = mutation((api, { phoneNumber }: { phoneNumber: string }) =>
  api.create({ phoneNumber: phoneNumber.trim(), verify: true }),
);

/** Sends a code to a number that is not verified yet, again or for the first time. */
export const sendCode = mutation((api, { phoneNumber }: { phoneNumber: string }) => api.preVerify({ phoneNumber }), []);

/** Confirms a number with the code that was sent to it. */
export const verify = mutation((api, { otcToken, code }: Confirmation) =>
  api.verify({ otcToken, code: typedCode(code) }),
);

/** Asks for the removal of a number: a code is sent, and {@link confirmRemoval} removes it. */
export const remove = mutation((api, { id }: { id: string }) => api.delete({ phoneId: id }), []);

/** Removes a number with the code that was sent for it. */
export const confirmRemoval = mutation((api, { id, otcToken, code }: Confirmation & { id: string }) =>
  api.verifyDelete({ phoneId: id, otcToken, code: typedCode(code) }),
);

/** Sends a code to the number that is to become the person's own; {@link confirmOwn} makes the change. */
export const changeOwn = mutation(
  (api, { phoneNumber }: { phoneNumber: string }) => api.changePhone({ phoneNumber: phoneNumber.trim() }),
  [],
);

/** Makes a number the person's own with the code that was sent to it. */
export const confirmOwn = mutation(
  (api, { changePhoneId, code }: { changePhoneId: string; code: string }) =>
    api.verifyPhoneChange({ changePhoneId, code: typedCode(code) }),
  ['phoneNumbers', 'profile'],
);

import { type Page, toPage } from '../../core/page';
import { capability } from '../../core/queries';
import { phoneNumberToSend } from '../../core/text/phone-number';
import { typedCode } from '../../core/text/typed-code';
import { contract, type PhoneNumber } from './contract';

export type { PhoneNumber } from './contract';

const PAGE_SIZE = 10;

const { query, mutation } = capability('phoneNumbers', contract);

/** Filter of the phone numbers. */
export interface PhoneNumberFilter {
  /** Page number, from 0. Default: 0. */
  page?: number;
  /** Default: 10. */
  pageSize?: number;
}

/** A code and the token of the message it was sent with. */
interface Confirmation {
  otcToken: string;
  code: string;
}

/** Returns a page of the signed-in user's phone numbers. */
export const list = query(
  async (api, { page = 0, pageSize = PAGE_SIZE }: PhoneNumberFilter): Promise<Page<PhoneNumber>> => {
    const { items, _metadata } = await api.list({ _offset: page, _limit: pageSize });
    return toPage(items, page, pageSize, _metadata);
  },
);

/** Adds a number and sends a code to it; {@link verify} takes the code with the `otcToken` of the response. */
export const add = mutation((api, { phoneNumber }: { phoneNumber: string }) =>
  api.create({ phoneNumber: phoneNumberToSend(phoneNumber), verify: true }),
);

/** Sends a code to a number that is not verified yet, again or for the first time. */
export const sendCode = mutation((api, { phoneNumber }: { phoneNumber: string }) => api.preVerify({ phoneNumber }), []);

/** Verifies a number with the code that was sent to it. */
export const verify = mutation((api, { otcToken, code }: Confirmation) =>
  api.verify({ otcToken, code: typedCode(code) }),
);

/** Starts removing a number: sends a code for {@link confirmRemoval}. */
export const remove = mutation((api, { id }: { id: string }) => api.delete({ phoneId: id }), []);

/** Removes a number with the code that was sent for it. */
export const confirmRemoval = mutation((api, { id, otcToken, code }: Confirmation & { id: string }) =>
  api.verifyDelete({ phoneId: id, otcToken, code: typedCode(code) }),
);

/** Sends a code to the number that the user adds; {@link confirmOwn} completes the change. */
export const changeOwn = mutation(
  (api, { phoneNumber }: { phoneNumber: string }) => api.changePhone({ phoneNumber: phoneNumberToSend(phoneNumber) }),
  [],
);

/** Assigns a number to the user with the code that was sent to it. */
export const confirmOwn = mutation(
  (api, { changePhoneId, code }: { changePhoneId: string; code: string }) =>
    api.verifyPhoneChange({ changePhoneId, code: typedCode(code) }),
  ['phoneNumbers', 'profile'],
);

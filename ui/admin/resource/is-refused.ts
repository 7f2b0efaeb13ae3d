import { toIdentityError } from '@gatehouse/sdk';

/** Whether an error says that the user's roles do not include something. A refusal for another reason names it. */
export const isRefused = (error: unknown): boolean => {
  if (!error) return false;
  const { statusCode, errorCode } = toIdentityError(error);
  return statusCode === 403 && errorCode !== 'ip-refused';
};

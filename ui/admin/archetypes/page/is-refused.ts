import { toIdentityError } from '@gatehouse/sdk';

/**
 * Returns whether an error means that the user's roles lack a permission. Refusals for other reasons have their own
 * codes.
 */
export const isRefused = (error: unknown): boolean => {
  if (!error) return false;
  const { statusCode, errorCode } = toIdentityError(error);
  return statusCode === 403 && errorCode !== 'ip-refused';
};

import type { VendorConfig } from '../../capabilities/configurations/contract';

/** Sign-in strategies without a password. */
const passwordless = new Set(['MagicLink', 'Code', 'SmsCode', 'NoLocalAuthentication']);

/** Returns whether users choose a password when they sign up. */
export const requiresPassword = ({ authStrategy = '' }: VendorConfig): boolean => !passwordless.has(authStrategy);

/** Returns whether a user may sign up; always true with an invitation, which the provider checks. */
export const maySignUp = ({ allowSignups }: VendorConfig, invitationToken: string | undefined): boolean =>
  allowSignups !== false || invitationToken !== undefined;

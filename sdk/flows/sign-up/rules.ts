import type { VendorConfig } from '../../capabilities/configurations/contract';

/** Ways to sign in that need no password of one's own. */
const passwordless = new Set(['MagicLink', 'Code', 'SmsCode', 'NoLocalAuthentication']);

/** Whether a person chooses a password when they sign up. */
export const asksPassword = ({ authStrategy = '' }: VendorConfig): boolean => !passwordless.has(authStrategy);

/** Whether a person may sign up; somebody with an invitation may in any case, as far as the page can tell. */
export const maySignUp = ({ allowSignups }: VendorConfig, invitationToken: string | undefined): boolean =>
  allowSignups !== false || invitationToken !== undefined;

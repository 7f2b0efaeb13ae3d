import type { VendorConfig } from '../../capabilities/configurations/contract';

/** Ways to sign in that need no password of one's own. */
const passwordless = new Set(['MagicLink', 'Code', 'SmsCode', 'NoLocalAuthentication']);

/** Whether a user chooses a password when they sign up. */
export const asksPassword = ({ authStrategy = '' }: VendorConfig): boolean => !passwordless.has(authStrategy);

/** Whether a user may sign up; with an invitation always, as far as the page can tell. */
export const maySignUp = ({ allowSignups }: VendorConfig, invitationToken: string | undefined): boolean =>
  allowSignups !== false || invitationToken !== undefined;

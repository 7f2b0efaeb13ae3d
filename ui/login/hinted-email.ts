import type { Environment } from '@gatehouse/sdk';

/** Returns the email address from the page's URL, set e.g. by the "Forgot password?" link of the login. */
export const hintedEmail = ({ page }: Environment): string => page()?.searchParams.get('login_hint') ?? '';

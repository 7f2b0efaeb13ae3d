import type { Environment } from '@gatehouse/sdk';

/** The email address that the page was opened with, e.g. by the link "Forgot password?" of the login. */
export const hintedEmail = ({ page }: Environment): string => page()?.searchParams.get('login_hint') ?? '';

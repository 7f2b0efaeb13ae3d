import type { Environment } from '@gatehouse/sdk';
import { readTypedValues } from '@gatehouse/sdk/typed-values';

/**
 * Returns the email address from the page's URL, else the one that the user typed on another page of the account. An
 * address has no spaces: where the URL has one, it was a plus sign that nobody encoded.
 */
export const hintedEmail = (environment: Environment): string =>
  environment.page()?.searchParams.get('login_hint')?.trim().replaceAll(' ', '+') ||
  readTypedValues(environment).email ||
  '';

import type { Environment } from '@gatehouse/sdk';
import { readTypedValues } from '@gatehouse/sdk/typed-values';

/** Returns the email address from the page's URL, else the one that the user typed on another page of the account. */
export const hintedEmail = (environment: Environment): string =>
  environment.page()?.searchParams.get('login_hint') || readTypedValues(environment).email || '';

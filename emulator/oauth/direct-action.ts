import { object, enum as oneOf, safeParse, string } from 'zod/mini';
import type { Provider } from '../provider';

const DirectAction = object({ type: oneOf(['social-login', 'custom-social-login', 'direct']), data: string() });

const SSO = '/frontegg/sso/';

const decoded = (text: string): unknown => {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/**
 * Parses the sign-in method that a client starts with: base64 of `{ type, data }`. A URL must be one of the provider's
 * own SSO pages, so that the parameter can neither redirect a user elsewhere nor sign them out.
 */
export const readDirectAction = ({ issuer }: Provider, text: string | null) => {
  if (text === null || text === '') return undefined;
  const { data: action } = safeParse(DirectAction, decoded(text));
  if (!action) return 'refused';
  if (action.type !== 'direct') return action;
  const url = URL.canParse(action.data, issuer) ? new URL(action.data, issuer) : undefined;
  const isSignIn = url?.origin === issuer && url.pathname.startsWith(SSO);
  return isSignIn ? { ...action, data: url.href } : 'refused';
};

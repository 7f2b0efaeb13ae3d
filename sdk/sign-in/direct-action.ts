import { parseJson } from '../core/guards';
import type { Identity } from '../identity';
import type { DirectAction } from '../session/open-id/hosted-login';
import { clearLink, linkValue } from './account-link';

const NAME = 'login_direct_action';

const decoded = (text: string): unknown => {
  try {
    return parseJson(new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))));
  } catch {
    return undefined;
  }
};

/**
 * Removes `login_direct_action` from the page's URL and returns the social provider that it names, so that a user who
 * comes back can choose again. Returns undefined when there is none or it is invalid.
 */
export const takeDirectAction = (identity: Pick<Identity, 'environment'>): DirectAction | undefined => {
  const text = linkValue(identity, NAME);
  if (text === undefined) return undefined;
  clearLink(identity, [NAME]);
  const value = decoded(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, data } = value as Partial<Record<string, unknown>>;
  const isSocial = type === 'social-login' || type === 'custom-social-login';
  return isSocial && typeof data === 'string' ? { type, data } : undefined;
};

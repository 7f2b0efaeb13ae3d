import { identityError } from '../../core/error-texts';
import { ApiError } from '../../core/errors';
import { capability } from '../../core/queries';
import { contract, type InviteLink, type InviteLinkSettings } from './contract';

export type { InviteLink, InviteLinkSettings } from './contract';

/** Default lifetime of a link in minutes: 30 days. */
const LASTS_MINUTES = 43_200;

/** Returns whether a link has expired; `now` in milliseconds. A link without a date does not expire. */
export const isExpired = ({ expires }: Pick<InviteLink, 'expires'>, now: number): boolean =>
  Date.parse(expires ?? '') <= now;

/** JSON encodes NaN as null, which the provider could take for no expiry. */
const checked = ({ expiresInMinutes, shouldSendEmail }: InviteLinkSettings): InviteLinkSettings => {
  if (expiresInMinutes !== undefined && !(Number.isSafeInteger(expiresInMinutes) && expiresInMinutes > 0)) {
    throw identityError('invalid-input', { errorContext: { name: 'expiresInMinutes' } });
  }
  return { expiresInMinutes, shouldSendEmail };
};

const { query, mutation } = capability('inviteLinks', contract);

/** Returns the account's link, or null when there is none. */
export const get = query(async (api): Promise<InviteLink | null> => {
  try {
    const link = await api.get();
    return link?.token ? { ...link, token: link.token } : null;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null;
    throw error;
  }
});

/** Returns whether the account may have a link and whether the provider sends emails for it. */
export const configuration = query((api) => api.getConfiguration());

/**
 * Creates the link. Default lifetime: 43 200 minutes (30 days).
 * @throws IdentityError `invalid-input` unless the minutes are a positive whole number.
 */
export const create = mutation(async (api, { expiresInMinutes = LASTS_MINUTES, ...settings }: InviteLinkSettings) =>
  api.create(checked({ expiresInMinutes, ...settings })),
);

/**
 * Updates the link's expiry or whether it is emailed; settings that are left out keep their value.
 * @throws IdentityError `invalid-input` unless the minutes are a positive whole number.
 */
export const update = mutation(async (api, settings: InviteLinkSettings) => api.update(checked(settings)));

/** Deletes the link, which can no longer be used to join. */
export const remove = mutation((api) => api.delete());

/** Returns the name of the account that a link's token invites to. A mutation, so that no cache key holds the token. */
export const verify = mutation((api, token: string) => api.verify({ token }), []);

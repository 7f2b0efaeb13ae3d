import { contract } from '../capabilities/profile/contract';
import { changedProfile } from '../capabilities/profile/details';
import type { CallOptions } from '../core/api';
import type { Environment } from '../core/environment';
import { parseObject } from '../core/guards';
import type { Identity } from '../identity';

const KEY = 'GATEHOUSE_FIELDS';

/** Values of the host's custom fields, by name. */
export type CustomFieldValues = Readonly<Record<string, unknown>>;

/**
 * Stores custom fields, and the name that a new user chose, until the user is signed in, since earlier calls cannot
 * save them. Never a password.
 */
export const storeFields = (
  { tab }: Pick<Environment, 'tab'>,
  userId: string,
  fields: CustomFieldValues = {},
  name = '',
): void => {
  if (name !== '' || Object.keys(fields).length > 0) tab.setItem(KEY, JSON.stringify({ userId, fields, name }));
};

/** Saves the name of the signed-in user, and adds custom fields to their metadata. */
const sendFields = async ({ call }: Pick<Identity, 'call'>, stored: string, options: CallOptions): Promise<void> => {
  const { userId, fields, name } = parseObject(stored);
  const profile = call(contract);
  const me = await profile.getMe(undefined, options);
  if (me.id !== userId) return;
  const metadata = { ...parseObject(me.metadata), ...(typeof fields === 'object' && fields) };
  const changes = typeof name === 'string' && name !== '' ? { name } : {};
  await profile.updateMe({ ...changedProfile(me, changes), metadata: JSON.stringify(metadata) }, options);
};

/**
 * Saves stored fields for the signed-in user; those of another user are dropped.
 *
 * @param accessToken Of the sign-in, for pages that keep no session. Default: that of the session.
 */
export const sendStoredFields = async (
  identity: Pick<Identity, 'call' | 'environment'>,
  accessToken?: string | null,
): Promise<void> => {
  const { tab } = identity.environment;
  const stored = tab.getItem(KEY);
  if (stored === null) return;
  await sendFields(identity, stored, accessToken ? { authorization: `Bearer ${accessToken}` } : {});
  tab.removeItem(KEY);
};

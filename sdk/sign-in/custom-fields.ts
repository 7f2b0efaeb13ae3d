import { contract } from '../capabilities/profile/contract';
import { changedProfile } from '../capabilities/profile/details';
import type { Environment } from '../core/environment';
import { parseObject } from '../core/guards';
import type { Identity } from '../identity';

const KEY = 'GATEHOUSE_FIELDS';

/** Values of the host's custom fields, by name. */
export type CustomFieldValues = Readonly<Record<string, unknown>>;

/** Stores custom fields until the user is signed in, since earlier calls cannot save them. Never a password. */
export const storeFields = (
  { tab }: Pick<Environment, 'tab'>,
  userId: string,
  fields: CustomFieldValues = {},
): void => {
  if (Object.keys(fields).length > 0) tab.setItem(KEY, JSON.stringify({ userId, fields }));
};

/** Adds custom fields to the metadata of the signed-in user. */
const sendFields = async ({ call }: Pick<Identity, 'call'>, stored: string): Promise<void> => {
  const { userId, fields } = parseObject(stored);
  const profile = call(contract);
  const me = await profile.getMe();
  if (me.id !== userId) return;
  const metadata = { ...parseObject(me.metadata), ...(typeof fields === 'object' && fields) };
  await profile.updateMe({ ...changedProfile(me, {}), metadata: JSON.stringify(metadata) });
};

/** Saves stored fields for the signed-in user; those of another user are dropped. */
export const sendStoredFields = async (identity: Pick<Identity, 'call' | 'environment'>): Promise<void> => {
  const { tab } = identity.environment;
  const stored = tab.getItem(KEY);
  if (stored === null) return;
  await sendFields(identity, stored);
  tab.removeItem(KEY);
};

import type { Environment } from '../core/environment';
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

/** Saves stored fields for the signed-in user; those of another user are dropped. */
export const sendStoredFields = async (identity: Pick<Identity, 'call' | 'environment'>): Promise<void> => {
  const { tab } = identity.environment;
  const stored = tab.getItem(KEY);
  if (stored === null) return;
  const { sendFields } = await import('./send-fields');
  await sendFields(identity, stored);
  tab.removeItem(KEY);
};

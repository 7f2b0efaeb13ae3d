import type { Environment } from '../core/environment';
import type { Identity } from '../identity';

const KEY = 'GATEHOUSE_FIELDS';

/** Values of the host's own fields by their names. */
export type OwnValues = Readonly<Record<string, unknown>>;

/** Keeps what a user typed until they are signed in: calls before that have no place for it. Never a password. */
export const keepFields = ({ tab }: Pick<Environment, 'tab'>, userId: string, fields: OwnValues = {}): void => {
  if (Object.keys(fields).length > 0) tab.setItem(KEY, JSON.stringify({ userId, fields }));
};

/** Stores kept fields with the user who is signed in now; those of another user are dropped. */
export const putKeptFields = async (identity: Pick<Identity, 'call' | 'environment'>): Promise<void> => {
  const { tab } = identity.environment;
  const kept = tab.getItem(KEY);
  if (kept === null) return;
  const { putFields } = await import('./put-fields');
  await putFields(identity, kept);
  tab.removeItem(KEY);
};

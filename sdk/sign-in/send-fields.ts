import { contract } from '../capabilities/profile/contract';
import { changedProfile } from '../capabilities/profile/queries';
import { parseJson } from '../core/parse-json';
import type { Identity } from '../identity';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Adds custom fields to the metadata of the signed-in user. */
export const sendFields = async ({ call }: Pick<Identity, 'call'>, stored: string): Promise<void> => {
  const { userId, fields } = record(parseJson(stored));
  const profile = call(contract);
  const me = await profile.getMe();
  if (me.id !== userId) return;
  const metadata = { ...record(parseJson(me.metadata ?? null)), ...record(fields) };
  await profile.updateMe({ ...changedProfile(me, {}), metadata: JSON.stringify(metadata) });
};

import { identityError } from '../../core/error-texts';
import { ApiError } from '../../core/errors';
import { sendParts } from '../../core/partly-done';
import { capability } from '../../core/queries';
import { contract, type LoginSession } from './contract';
import { configurationsOf, policyOf, type SessionPolicy } from './policy';

export type { LoginSession } from './contract';
export { type Device, deviceOf } from './device';
export { sessionLimits } from './limits';
export {
  type Duration,
  type DurationUnit,
  durationUnits,
  fromSeconds,
  type SessionPolicy,
  type TimeLimit,
  toSeconds,
} from './policy';

const startedAt = ({ createdAt }: LoginSession): number => Date.parse(createdAt ?? '') || 0;

/** Sorts the current session first, then the newest. */
export const sortSessions = (sessions: readonly LoginSession[]): LoginSession[] =>
  [...sessions].sort((a, b) => Number(b.current ?? false) - Number(a.current ?? false) || startedAt(b) - startedAt(a));

const { query, mutation } = capability('sessions', contract);

/** Returns the user's sessions, the current one first. */
export const list = query(async (api) => sortSessions(await api.list()));

/** Returns the current session. */
export const current = query((api) => api.getCurrent());

/** Ends one session. */
export const remove = mutation(async (api, id: string) => {
  // With this id the endpoint would end every session.
  if (id === 'all') throw identityError('invalid-input', { errorContext: { name: 'id' } });
  await api.delete({ id });
});

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 404;

/**
 * Ends every session except the current one; a session that has ended already counts as done.
 * @throws PartlyDoneError with the ids of the sessions after all were tried; the first error when none was ended.
 */
export const removeOthers = mutation(async (api) => {
  const [sessions, currentSession] = await Promise.all([api.list(), api.getCurrent()]);
  const otherIds = sessions.map(({ id }) => id).filter((id) => id !== currentSession.id);
  const end = async (id: string) => {
    try {
      await api.delete({ id });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  };
  await sendParts([otherIds.map((id) => ({ change: 'delete', what: 'session', keys: [id], call: () => end(id) }))]);
});

/** Ends every session of the signed-in user, including the current one: sign the user out afterwards. */
export const removeAll = mutation((api) => api.deleteAll());

/** Ends every session of another user. */
export const revokeForUser = mutation((api, userId: string) => api.revokeForUser({ userId }));

/** Returns the session limits of the account, as form values. */
export const policy = query(async (api) => policyOf(await api.getConfigurations()));

/** Saves limits; those that are left out keep their value. */
export const savePolicy = mutation(
  async (api, changed: Partial<SessionPolicy>) => api.saveConfigurations(configurationsOf(changed)),
  ['sessions', 'securityCenter'],
);

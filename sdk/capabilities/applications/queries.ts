import type { Api } from '../../core/api';
import { isAbort, toIdentityError } from '../../core/errors';
import { sendParts } from '../../core/partly-done';
import { capability } from '../../core/queries';
import { type Application, type ApplicationUsers, contract } from './contract';
import { applicationError } from './errors';

export type { Application } from './contract';

/** An application and the users it is assigned to. */
export interface AssignedApplication extends Application {
  userIds: string[];
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Returns the applications that a user can open: those with free access and those assigned to the user. */
export const heldApplications = (all: readonly Application[], assignedIds: readonly string[]): Application[] =>
  all.filter(({ id, accessType }) => accessType === 'FREE_ACCESS' || assignedIds.includes(id));

/** Returns applications with the users they are assigned to; those with free access have no assignments. */
export const withUsers = (all: readonly Application[], users: readonly ApplicationUsers[]): AssignedApplication[] =>
  all.map((application) => ({
    ...application,
    userIds: unique(users.filter(({ appId }) => appId === application.id).flatMap(({ userIds }) => userIds)),
  }));

const { query, mutation } = capability('applications', contract);

/** Filters by account. Default: all accounts that the response covers. */
export interface ApplicationFilter {
  tenantId?: string;
}

const ofAccount = async (api: Api<typeof contract>, { tenantId }: ApplicationFilter): Promise<Application[]> => {
  const assignments = await api.listTenantApps();
  const matching = assignments.filter((assignment) => !tenantId || assignment.tenantId === tenantId);
  return api.getByIds({ ids: unique(matching.flatMap(({ appIds }) => appIds ?? [])), _includeFreeAccess: true });
};

/** Returns the account's applications, including those with free access. */
export const list = query((api, filter: ApplicationFilter) => ofAccount(api, filter));

/** Returns the account's applications, each with the users it is assigned to. */
export const listWithUsers = query(async (api, filter: ApplicationFilter) => {
  const all = await ofAccount(api, filter);
  return withUsers(all, all.length === 0 ? [] : await api.getUsersOfApps({ appIds: all.map(({ id }) => id) }));
});

/** Returns the applications that one user can open. */
export const ofUser = query(async (api, userId: string) => {
  const ids = await api.getUserAppIds({ userId });
  return heldApplications(await api.getByIds({ ids, _includeFreeAccess: true }), ids);
});

/** Returns the applications that each of several users can open, by user id. */
export const ofUsers = query(async (api, userIds: string[]): Promise<Record<string, Application[]>> => {
  if (userIds.length === 0) return {};
  const assignments = await api.getUsersAppIds({ userIds });
  const ids = unique(assignments.flatMap(({ appIds }) => appIds));
  const all = await api.getByIds({ ids, _includeFreeAccess: true });
  const assignedTo = (id: string) => assignments.filter(({ userId }) => userId === id).flatMap(({ appIds }) => appIds);
  return Object.fromEntries(userIds.map((id) => [id, heldApplications(all, assignedTo(id))]));
});

/** Assigns applications to users of an account. */
export interface Assignment {
  tenantId: string;
  userIds: readonly string[];
  appIds: string[];
}

/** Wraps an error as `assignment-failed`, with the status and trace id of its cause. */
const assigning = async (call: Promise<void>): Promise<void> => {
  try {
    await call;
  } catch (error) {
    if (isAbort(error)) throw error;
    const { statusCode, traceId } = toIdentityError(error);
    throw applicationError('assignment-failed', { cause: error, statusCode, traceId });
  }
};

type Send = (assignment: { userId: string; tenantId: string; appIds: string[] }) => Promise<void>;

/** Makes one call per user, in sequence. */
const forEachUser = (change: 'add' | 'remove', { tenantId, userIds, appIds }: Assignment, send: Send): Promise<void> =>
  sendParts(
    (appIds.length === 0 ? [] : unique(userIds)).map((userId) => [
      { change, what: 'user', keys: [userId], call: () => assigning(send({ userId, tenantId, appIds })) },
    ]),
  );

/**
 * Assigns applications to one or more users.
 * @throws PartlyDoneError with the ids of the users; IdentityError `assignment-failed` when no user received any.
 */
export const assign = mutation((api, assignment: Assignment) => forEachUser('add', assignment, api.assignUser));

/**
 * Unassigns applications from one or more users.
 * @throws PartlyDoneError with the ids of the users; IdentityError `assignment-failed` when no user lost any.
 */
export const unassign = mutation((api, assignment: Assignment) => forEachUser('remove', assignment, api.unassignUser));

/** The applications assigned to a user, before and after an edit. */
export interface UserApplicationChange {
  userId: string;
  tenantId: string;
  before: readonly string[];
  after: readonly string[];
}

/**
 * Assigns exactly these applications to a user; those with free access need no assignment. Unassigning continues when
 * assigning failed.
 * @throws PartlyDoneError with the ids of the applications; IdentityError `assignment-failed` when nothing changed.
 */
export const setOfUser = mutation(async (api, { userId, tenantId, before, after }: UserApplicationChange) => {
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  const send = (call: Send, appIds: string[]) => () => assigning(call({ userId, tenantId, appIds }));
  await sendParts([
    [{ change: 'add', what: 'application', keys: added, call: send(api.assignUser, added) }],
    [{ change: 'remove', what: 'application', keys: removed, call: send(api.unassignUser, removed) }],
  ]);
});

import type { Api } from '../../core/api';
import { fault } from '../../core/error-texts';
import { type IdentityError, isAbort, toIdentityError } from '../../core/errors';
import { capability } from '../../core/queries';
import { type Application, type ApplicationUsers, contract } from './contract';

export type { Application } from './contract';

/** An application and the people it was assigned to. */
export interface AssignedApplication extends Application {
  userIds: string[];
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** What a person can open: everything of free access, and what was assigned to them. */
export const heldApplications = (all: readonly Application[], assignedIds: readonly string[]): Application[] =>
  all.filter(({ id, accessType }) => accessType === 'FREE_ACCESS' || assignedIds.includes(id));

/** Applications with the people they were assigned to; free access names nobody. */
export const withUsers = (all: readonly Application[], users: readonly ApplicationUsers[]): AssignedApplication[] =>
  all.map((application) => ({
    ...application,
    userIds: unique(users.filter(({ appId }) => appId === application.id).flatMap(({ userIds }) => userIds)),
  }));

const { query, mutation } = capability('applications', contract);

/** Which account is meant; without one, all that the answer covers. */
export interface ApplicationFilter {
  tenantId?: string;
}

const ofAccount = async (api: Api<typeof contract>, { tenantId }: ApplicationFilter): Promise<Application[]> => {
  const assignments = await api.listTenantApps();
  const own = assignments.filter((assignment) => !tenantId || assignment.tenantId === tenantId);
  return api.getByIds({ ids: unique(own.flatMap(({ appIds }) => appIds ?? [])), _includeFreeAccess: true });
};

/** The account's applications, those of free access included. */
export const list = query((api, filter: ApplicationFilter) => ofAccount(api, filter));

/** The account's applications, each with the people it was assigned to. */
export const listWithUsers = query(async (api, filter: ApplicationFilter) => {
  const all = await ofAccount(api, filter);
  return withUsers(all, all.length === 0 ? [] : await api.getUsersOfApps({ appIds: all.map(({ id }) => id) }));
});

/** What one person can open. */
export const ofUser = query(async (api, userId: string) => {
  const ids = await api.getUserAppIds({ userId });
  return heldApplications(await api.getByIds({ ids, _includeFreeAccess: true }), ids);
});

/** What each of several people can open, by their ids. */
export const ofUsers = query(async (api, userIds: string[]): Promise<Record<string, Application[]>> => {
  if (userIds.length === 0) return {};
  const assignments = await api.getUsersAppIds({ userIds });
  const ids = unique(assignments.flatMap(({ appIds }) => appIds));
  const all = await api.getByIds({ ids, _includeFreeAccess: true });
  const assignedTo = (id: string) => assignments.filter(({ userId }) => userId === id).flatMap(({ appIds }) => appIds);
  return Object.fromEntries(userIds.map((id) => [id, heldApplications(all, assignedTo(id))]));
});

/** Applications for people of an account. */
export interface Assignment {
  tenantId: string;
  userIds: readonly string[];
  appIds: string[];
}

/** Outcome by person. */
export interface AssignmentResult {
  done: string[];
  failed: { userId: string; error: IdentityError }[];
}

/** The text a person reads, with the status and trace id of what made it fail. */
const assignmentFailed = (error: unknown, outcome: Record<string, string[]> | null = null): IdentityError => {
  const { statusCode, traceId } = toIdentityError(error);
  return fault('assignment-failed', { cause: error, statusCode, traceId, errorContext: outcome });
};

/** One call for each person, one after the other; those that fail are collected. */
const forEachUser = async (
  { tenantId, userIds, appIds }: Assignment,
  send: (assignment: { userId: string; tenantId: string; appIds: string[] }) => Promise<void>,
): Promise<AssignmentResult> => {
  const result: AssignmentResult = { done: [], failed: [] };
  if (appIds.length === 0) return result;
  for (const userId of unique(userIds)) {
    try {
      await send({ userId, tenantId, appIds });
      result.done.push(userId);
    } catch (error) {
      if (isAbort(error)) throw error;
      result.failed.push({ userId, error: assignmentFailed(error) });
    }
  }
  const [first] = result.failed;
  if (first && result.done.length === 0) throw first.error;
  return result;
};

/**
 * Gives applications to one or more people.
 * @throws IdentityError `assignment-failed` when nobody got them; otherwise the failures stand in the result.
 */
export const assign = mutation((api, assignment: Assignment) => forEachUser(assignment, api.assignUser));

/**
 * Takes applications from one or more people.
 * @throws IdentityError `assignment-failed` when nobody lost them; otherwise the failures stand in the result.
 */
export const unassign = mutation((api, assignment: Assignment) => forEachUser(assignment, api.unassignUser));

/** The applications assigned to a person before and after an edit. */
export interface UserApplicationChange {
  userId: string;
  tenantId: string;
  before: readonly string[];
  after: readonly string[];
}

/**
 * Gives a person exactly these applications; those of free access need no assignment. What is to be taken is taken also
 * when the others could not be given.
 * @throws IdentityError `assignment-failed`; its `errorContext` names in `assigned` and `unassigned` what was done, and
 * in `left` what was not.
 */
export const setOfUser = mutation(async (api, { userId, tenantId, before, after }: UserApplicationChange) => {
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  const outcome: Record<'assigned' | 'unassigned' | 'left', string[]> = { assigned: [], unassigned: [], left: [] };
  let failure: unknown;
  const change = async (send: typeof api.assignUser, appIds: string[], done: 'assigned' | 'unassigned') => {
    if (appIds.length === 0) return;
    try {
      await send({ userId, tenantId, appIds });
      outcome[done] = appIds;
    } catch (error) {
      if (isAbort(error)) throw error;
      outcome.left.push(...appIds);
      failure ??= error;
    }
  };
  await change(api.assignUser, added, 'assigned');
  await change(api.unassignUser, removed, 'unassigned');
  if (failure !== undefined) throw assignmentFailed(failure, outcome);
});

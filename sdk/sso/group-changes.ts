import type { SsoGroup } from './contract';

/** A mapping as a form holds it: a new one has no id yet. */
export interface GroupDraft {
  id?: string;
  /** Name of the group in the company's directory. */
  group: string;
  roleIds: readonly string[];
}

/** The difference of two lists of mappings. */
export interface GroupChanges {
  created: GroupDraft[];
  changed: (GroupDraft & { id: string })[];
  /** Ids. */
  removed: string[];
}

const sameRoles = (a: readonly string[], b: readonly string[]): boolean => {
  const [left, right] = [new Set(a), new Set(b)];
  return left.size === right.size && [...left].every((role) => right.has(role));
};

/** What has to be sent so that the mappings of `before` become those of `after`. The order of roles means nothing. */
export const groupChanges = (before: readonly SsoGroup[], after: readonly GroupDraft[]): GroupChanges => {
  const known = new Map(before.map((group) => [group.id, group]));
  const kept = new Set(after.map(({ id }) => id));
  return {
    created: after.filter(({ id }) => id === undefined || !known.has(id)),
    changed: after.flatMap((draft) => {
      const old = draft.id === undefined ? undefined : known.get(draft.id);
      const isSame = !old || (old.group === draft.group && sameRoles(old.roleIds ?? [], draft.roleIds));
      return isSame ? [] : [{ ...draft, id: old.id }];
    }),
    removed: before.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  };
};

interface GroupCalls {
  create: (draft: { group: string; roleIds: string[] }) => Promise<void>;
  update: (draft: { id: string; group: string; roleIds: string[] }) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Waits for all calls before it tells of a failure: afterwards a list that is read anew shows what was done. */
const everyOne = async (calls: Promise<void>[]) => {
  const failed = (await Promise.allSettled(calls)).find((call) => call.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Sends changes; removals first, since a new mapping may carry the name of a removed one. */
export const sendGroupChanges = async ({ created, changed, removed }: GroupChanges, calls: GroupCalls) => {
  await everyOne(removed.map(calls.remove));
  await everyOne(changed.map(({ id, group, roleIds }) => calls.update({ id, group, roleIds: [...roleIds] })));
  await everyOne(created.map(({ group, roleIds }) => calls.create({ group, roleIds: [...roleIds] })));
};

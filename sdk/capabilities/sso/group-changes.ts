import { type PartCall, sendParts } from '../../core/partly-done';
import type { SsoGroup } from './contract';

/** A mapping as form values; a new one has no id. */
export interface GroupDraft {
  id?: string;
  /** Name of the group at the identity provider. */
  group: string;
  roleIds: readonly string[];
}

/** Difference between two lists of mappings. */
export interface GroupChanges {
  created: GroupDraft[];
  changed: (GroupDraft & { id: string })[];
  /** Ids of the mappings to delete. */
  removed: string[];
}

const sameRoles = (a: readonly string[], b: readonly string[]): boolean => {
  const [left, right] = [new Set(a), new Set(b)];
  return left.size === right.size && [...left].every((role) => right.has(role));
};

/** Returns the changes that turn the mappings of `before` into those of `after`. The order of roles is ignored. */
export const groupChanges = (before: readonly SsoGroup[], after: readonly GroupDraft[]): GroupChanges => {
  const beforeById = new Map(before.map((group) => [group.id, group]));
  const remaining = new Set(after.map(({ id }) => id));
  return {
    created: after.filter(({ id }) => id === undefined || !beforeById.has(id)),
    changed: after.flatMap((draft) => {
      const old = draft.id === undefined ? undefined : beforeById.get(draft.id);
      const isSame = !old || (old.group === draft.group && sameRoles(old.roleIds ?? [], draft.roleIds));
      return isSame ? [] : [{ ...draft, id: old.id }];
    }),
    removed: before.flatMap(({ id }) => (remaining.has(id) ? [] : [id])),
  };
};

interface GroupCalls {
  create: (draft: { group: string; roleIds: string[] }) => Promise<void>;
  update: (draft: { id: string; group: string; roleIds: string[] }) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/**
 * Sends changes, removals first, since a new mapping may reuse the name of a removed one. A failure does not stop the
 * others.
 * @throws PartlyDoneError with the names of new mappings and the ids of the others; the first error when nothing was
 * saved.
 */
export const sendGroupChanges = ({ created, changed, removed }: GroupChanges, calls: GroupCalls): Promise<void> => {
  const part = (change: PartCall['change'], key: string, call: PartCall['call']): PartCall => {
    return { change, what: 'mapping', keys: [key], call };
  };
  return sendParts([
    removed.map((id) => part('delete', id, () => calls.remove(id))),
    changed.map(({ id, group, roleIds }) =>
      part('update', id, () => calls.update({ id, group, roleIds: [...roleIds] })),
    ),
    created.map(({ group, roleIds }) => part('create', group, () => calls.create({ group, roleIds: [...roleIds] }))),
  ]);
};

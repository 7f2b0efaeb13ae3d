import { type PartCall, sendParts } from '../../core/partly-done';
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

/**
 * Sends changes; removals first, since a new mapping may carry the name of a removed one. One that fails does not stop
 * the others.
 * @throws PartlyDoneError with the name of a new mapping and the ids of the others; the first failure when nothing was saved.
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

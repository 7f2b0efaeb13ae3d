'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useEffect, useMemo, useState } from 'react';
import {
  applyChanges,
  type ChangedBox,
  type LockedReason,
  type MatrixChange,
  type MatrixValue,
} from '../../kit/matrix/matrix-model';
import { useAdminTexts } from '../texts';

interface EditsOptions {
  visibleRoles: readonly roles.Role[];
  all: readonly roles.Role[];
  permissions: readonly roles.Permission[];
  editor: roles.RoleEditor;
}

/** A role with its new permissions. */
export type Edit = roles.RoleEdit & { role: roles.Role };

const noChanges: readonly MatrixChange[] = [];

/** Returns the unsaved permission changes, and the reasons why boxes are locked. */
export const usePermissionEdits = ({ visibleRoles, all, permissions, editor }: EditsOptions) => {
  const texts = useAdminTexts('roles').locks;
  const [changes, setChanges] = useState(noChanges);
  /** Ids of roles that are saved but not refetched yet. */
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());

  const base = useMemo<MatrixValue>(
    () => Object.fromEntries(all.map(({ id, permissions: held }) => [id, new Set(held)])),
    [all],
  );
  useEffect(() => {
    setSaved((before) => (before.size > 0 ? new Set() : before));
    setChanges((before) => {
      const left = before.filter(({ column, row, on }) => base[column] && base[column].has(row) !== on);
      return left.length === before.length ? before : left;
    });
  }, [base]);

  const direct = useMemo(() => applyChanges(base, changes), [base, changes]);
  const wildcards = useMemo(() => roles.wildcardsOf(permissions), [permissions]);
  const names = useMemo(() => new Map(permissions.map(({ id, name }) => [id, name] as const)), [permissions]);
  const locks = useMemo(() => roles.permissionLocks(permissions, editor), [permissions, editor]);
  const covered = useMemo(
    () => new Map(visibleRoles.map(({ id }) => [id, roles.coveredBy(direct[id] ?? new Set(), wildcards)] as const)),
    [visibleRoles, direct, wildcards],
  );
  const value = useMemo<MatrixValue>(
    () =>
      Object.fromEntries(
        visibleRoles.map(({ id }) => [id, new Set([...(direct[id] ?? []), ...(covered.get(id)?.keys() ?? [])])]),
      ),
    [visibleRoles, direct, covered],
  );
  const roleLocks = useMemo(
    () => new Map(visibleRoles.map((role) => [role.id, roles.roleLock(role, editor)] as const)),
    [visibleRoles, editor],
  );

  const locked: LockedReason = (column, row) => {
    const roleLock = roleLocks.get(column);
    if (roleLock) return texts[roleLock];
    const wildcard = covered.get(column)?.get(row);
    if (wildcard) return texts.covered(names.get(wildcard) ?? '');
    const lock = locks.get(row);
    if (!lock) return undefined;
    // A permission that violates the lock can be removed, and a missing one can be granted.
    const has = base[column]?.has(row) ?? false;
    return has === (lock === 'always') ? texts[lock] : undefined;
  };

  const edits = useMemo<Edit[]>(() => {
    const touched = new Set(changes.map(({ column }) => column));
    return all.flatMap((role) => {
      const [before, after] = [base[role.id], direct[role.id]];
      if (!touched.has(role.id) || saved.has(role.id) || !before || !after) return [];
      const isSame = before.size === after.size && [...before].every((id) => after.has(id));
      return isSame ? [] : [{ role, permissionIds: [...after] }];
    });
  }, [all, base, direct, changes, saved]);

  const isChanged: ChangedBox = (column, row) =>
    !saved.has(column) && (base[column]?.has(row) ?? false) !== (direct[column]?.has(row) ?? false);

  return {
    value,
    locked,
    isChanged,
    /** Number of boxes that are not saved. */
    changed: edits.reduce((sum, { role }) => sum + permissions.filter(({ id }) => isChanged(role.id, id)).length, 0),
    edits,
    change: (next: readonly MatrixChange[]) => setChanges((before) => [...before, ...next]),
    discard: () => setChanges(noChanges),
    /** Marks all edits as saved, except those of failed roles. */
    keepOnly: (failed: ReadonlySet<string>) =>
      setSaved(new Set(edits.map(({ role }) => role.id).filter((id) => !failed.has(id)))),
  };
};

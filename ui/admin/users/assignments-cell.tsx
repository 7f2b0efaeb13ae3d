'use client';
import type * as users from '@gatehouse/sdk/users';
import { createContext, useContext } from 'react';
import { Skeleton } from '../../kit/feedback/skeleton';
import { CellNames } from '../../kit/table/cell-text';
import { lazyPart } from '../../react/lazy-part';
import { namesOrCount } from '../archetypes/list/names-or-count';
import { useAdminTexts } from '../texts';
import { CellPopover } from './cell-popover';
import { userName } from './user-state';

const AssignmentsEditor = lazyPart(async () => ({ default: (await import('./dialogs')).AssignmentsEditor }));

/** Names of roles and groups by id; like the assignments, those of a page load after its rows. */
interface AssignmentNames extends Readonly<Record<users.Assignment, ReadonlyMap<string, string>>> {
  /** Whether assignments or names are loading; until then ids without a name are omitted. */
  isLoading: boolean;
}

const none: ReadonlyMap<string, string> = new Map();

/** Provides the names of roles and groups to cells. As part of the columns, they would rerender every row. */
export const AssignmentNamesContext = createContext<AssignmentNames>({ roles: none, groups: none, isLoading: false });

export const idsOf = ({ roleIds, groupIds }: users.ListedUser, kind: users.Assignment): string[] | undefined =>
  kind === 'roles' ? roleIds : groupIds;

interface AssignmentsCellProps {
  user: users.ListedUser;
  kind: users.Assignment;
  canEdit: boolean;
}

/** Renders the roles or groups of a user, as text or as a button that changes them; a dash if they may not be read. */
export function AssignmentsCell({ user, kind, canEdit }: AssignmentsCellProps) {
  const texts = useAdminTexts('users');
  const names = useContext(AssignmentNamesContext);
  const ids = idsOf(user, kind);
  const named = ids?.filter((id) => !names.isLoading || names[kind].has(id));
  const shown = ids?.length === 0 ? [texts.none] : named && namesOrCount(named, names[kind], texts.counts[kind]);
  if (names.isLoading && !shown?.length) return <Skeleton className="gh:w-24" />;
  if (!shown || !canEdit) return <CellNames className="gh:text-subtle">{shown ?? []}</CellNames>;
  return <EditableCell user={user} kind={kind} names={shown} />;
}

interface EditableCellProps extends Omit<AssignmentsCellProps, 'canEdit'> {
  names: readonly string[];
}

function EditableCell({ user, kind, names }: EditableCellProps) {
  const texts = useAdminTexts('users');
  const label = texts.changeAssignments[kind](userName(user));
  return (
    <CellPopover label={label} names={names}>
      {(close) => <AssignmentsEditor user={user} kind={kind} onClose={close} />}
    </CellPopover>
  );
}

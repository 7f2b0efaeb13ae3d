'use client';
import type * as users from '@gatehouse/sdk/users';
import { createContext, useContext } from 'react';
import { Skeleton } from '../../kit/feedback/skeleton';
import { CellText } from '../../kit/table/cell-text';
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
  const text =
    ids?.length === 0 ? texts.none : named && namesOrCount(named, names[kind], texts.counts[kind]).join(', ');
  if (names.isLoading && !text) return <Skeleton className="gh:w-24" />;
  if (text === undefined || !canEdit) return <CellText className="gh:text-subtle">{text ?? '–'}</CellText>;
  return <EditableCell user={user} kind={kind} text={text} />;
}

interface EditableCellProps extends Omit<AssignmentsCellProps, 'canEdit'> {
  /** Roles or groups as text. */
  text: string;
}

function EditableCell({ user, kind, text }: EditableCellProps) {
  const texts = useAdminTexts('users');
  const label = texts.changeAssignments[kind](userName(user));
  return (
    <CellPopover label={label} text={text}>
      {(close) => <AssignmentsEditor user={user} kind={kind} onClose={close} />}
    </CellPopover>
  );
}

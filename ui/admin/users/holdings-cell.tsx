'use client';
import type * as users from '@gatehouse/sdk/users';
import { createContext, useContext } from 'react';
import { CellText } from '../../kit/table/cell-text';
import { lazyPart } from '../../react/lazy-part';
import { namesOrCount } from '../archetypes/list/names-or-count';
import { useAdminTexts } from '../texts';
import { CellPopover } from './cell-popover';
import { userName } from './user-state';

const HoldingsEditor = lazyPart(async () => ({ default: (await import('./dialogs')).HoldingsEditor }));

/** Names of roles and groups by id; those of a page load after its rows. */
interface HoldingNames extends Readonly<Record<users.Holding, ReadonlyMap<string, string>>> {
  /** Whether more names are loading; until then ids without a name are omitted. */
  isLoading: boolean;
}

const none: ReadonlyMap<string, string> = new Map();

/** Provides the names of roles and groups to cells. As part of the columns, they would rerender every row. */
export const HoldingNamesContext = createContext<HoldingNames>({ roles: none, groups: none, isLoading: false });

export const idsOf = ({ roleIds, groupIds }: users.ListedUser, kind: users.Holding): string[] | undefined =>
  kind === 'roles' ? roleIds : groupIds;

interface HoldingsCellProps {
  user: users.ListedUser;
  kind: users.Holding;
  canEdit: boolean;
}

/** Renders the roles or groups of a user, as text or as a button that changes them; a dash if they may not be read. */
export function HoldingsCell({ user, kind, canEdit }: HoldingsCellProps) {
  const texts = useAdminTexts('users');
  const names = useContext(HoldingNamesContext);
  const ids = idsOf(user, kind);
  const known = ids?.filter((id) => !names.isLoading || names[kind].has(id));
  const found = known && namesOrCount(known, names[kind], texts.counts[kind]).join(', ');
  const text = ids?.length === 0 ? texts.none : found;
  if (text === undefined || !canEdit) return <CellText className="gh:text-subtle">{text ?? '–'}</CellText>;
  return <EditableCell user={user} kind={kind} text={text} />;
}

interface EditableCellProps extends Omit<HoldingsCellProps, 'canEdit'> {
  /** Roles or groups as text. */
  text: string;
}

function EditableCell({ user, kind, text }: EditableCellProps) {
  const texts = useAdminTexts('users');
  const label = texts.changeHoldings[kind](userName(user));
  return (
    <CellPopover label={label} text={text}>
      {(close) => <HoldingsEditor user={user} kind={kind} onClose={close} />}
    </CellPopover>
  );
}

'use client';
import type * as users from '@gatehouse/sdk/users';
import { createContext, useContext } from 'react';
import { CellText } from '../../../kit/cell-text';
import { chunk } from '../../../kit/chunk';
import { useLateQuery } from '../../../react/late-query';
import { lazyView } from '../../../react/lazy-view';
import { useUser } from '../../../react/session';
import { useAdminTexts } from '../../texts';
import { CellPopover } from '../cell-popover';
import { userName } from '../user-state';
import { isManaged, lateApplications } from './use-applications';

/** Ids of the users on the page, whose applications are loaded in one request. */
export const ListedIdsContext = createContext<string[]>([]);

const Editor = lazyView(chunk(() => import('./applications-editor')));

interface ApplicationsCellProps {
  user: users.ListedUser;
  /** Whether applications of users of this account can be changed here. */
  canEdit: boolean;
}

/**
 * Renders the applications that the user can open, as text or as a button that changes them; nothing until they are
 * known.
 */
export function ApplicationsCell({ user, canEdit }: ApplicationsCellProps) {
  const texts = useAdminTexts('users');
  const ids = useContext(ListedIdsContext);
  const ownTenant = useUser()?.tenantId ?? '';
  const { data } = useLateQuery(lateApplications, ({ ofUsers }) => ofUsers(ids));
  const held = data?.[user.id];
  const names = held?.map(({ name, id }) => name ?? id).join(', ');
  if (!held || !canEdit || (user.tenantId && user.tenantId !== ownTenant)) {
    return <CellText className="gh:text-subtle">{names || '–'}</CellText>;
  }
  return (
    <CellPopover label={texts.changeApplications(userName(user))} text={names || texts.none}>
      {(close) => (
        <Editor
          user={user}
          held={held.filter(isManaged).map(({ id }) => id)}
          tenantId={user.tenantId ?? ownTenant}
          onClose={close}
        />
      )}
    </CellPopover>
  );
}

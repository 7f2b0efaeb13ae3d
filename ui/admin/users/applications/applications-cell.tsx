'use client';
import { createContext, useContext } from 'react';
import { CellText } from '../../../kit/cell-text';
import { useLateQuery } from '../../../react/late-query';
import { lateApplications } from './use-applications';

/** Ids of the users of the page, whose applications are read in one call. */
export const ListedIdsContext = createContext<string[]>([]);

/** The applications that a user can open; nothing while they are not known. */
export function ApplicationsCell({ userId }: { userId: string }) {
  const ids = useContext(ListedIdsContext);
  const { data } = useLateQuery(lateApplications, ({ ofUsers }) => ofUsers(ids));
  const names = data?.[userId]?.map(({ name, id }) => name ?? id).join(', ');
  return <CellText className="gh:text-subtle">{names || '–'}</CellText>;
}

'use client';
import * as applications from '@gatehouse/sdk/applications';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { CellText } from '../../../kit/cell-text';
import { useCapability } from '../../../react/capability';

/** Ids of the users of the page, whose applications are read in one call. */
export const ListedIdsContext = createContext<string[]>([]);

/** The applications that a user can open; nothing while they are not known. */
export function ApplicationsCell({ userId }: { userId: string }) {
  const ids = useContext(ListedIdsContext);
  const { data } = useQuery(useCapability(applications).ofUsers(ids));
  const names = data?.[userId]?.map(({ name, id }) => name ?? id).join(', ');
  return <CellText className="gh:text-subtle">{names || '–'}</CellText>;
}

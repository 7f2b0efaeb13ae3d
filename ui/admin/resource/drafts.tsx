'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { useIdentity } from '../../react/identity';

/** Pages whose form for something new can be opened filled in. */
export type DraftPage = Extract<AdminPageId, 'groups' | 'users' | 'roles'>;

/** A form that something else than its page filled in, for a user to check. */
export interface Draft {
  page: DraftPage;
  /** Values by the names of the fields; those that the form does not have are left out. */
  values: Readonly<Record<string, unknown>>;
  /** Called once: with what was saved, or with undefined when the form was closed. */
  settle: (saved: unknown) => void;
}

interface Drafts {
  draft: Draft | undefined;
  propose: (draft: Draft | undefined) => void;
}

/** The draft that waits for its page. */
export const DraftsContext = createContext<Drafts>({ draft: undefined, propose: () => undefined });

/** Lets the pages inside take drafts. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const { owner } = useIdentity();
  const [draft, propose] = useState<Draft>();
  // What was filled in for one account is not for the next.
  useLayoutEffect(() => owner.subscribe(() => propose(undefined)), [owner]);
  const value = useMemo(() => ({ draft, propose }), [draft]);
  return <DraftsContext.Provider value={value}>{children}</DraftsContext.Provider>;
}

/** Returns what hands a draft to its page; undefined takes it away. */
export const usePropose = () => useContext(DraftsContext).propose;

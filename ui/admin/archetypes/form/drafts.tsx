'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { useIdentity } from '../../../react/identity';

/** Pages whose creation form can be prefilled. */
export type DraftPage = Extract<AdminPageId, 'groups' | 'users' | 'roles'>;

/** A form prefilled from outside its page, for the user to review. */
export interface Draft {
  page: DraftPage;
  /** Values by field name; unknown fields are ignored. */
  values: Readonly<Record<string, unknown>>;
  /** Called once: with the result of the save, or with undefined when the form was closed. */
  settle: (saved: unknown) => void;
}

interface Drafts {
  draft: Draft | undefined;
  propose: (draft: Draft | undefined) => void;
}

/** The draft that its page has not opened yet. */
export const DraftsContext = createContext<Drafts>({ draft: undefined, propose: () => undefined });

/** Provides drafts to the pages inside. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const { owner } = useIdentity();
  const [draft, propose] = useState<Draft>();
  // A draft must not outlive the account for which it was made.
  useLayoutEffect(() => owner.subscribe(() => propose(undefined)), [owner]);
  const value = useMemo(() => ({ draft, propose }), [draft]);
  return <DraftsContext.Provider value={value}>{children}</DraftsContext.Provider>;
}

/** Returns a function that proposes a draft to its page; undefined removes it. */
export const usePropose = () => useContext(DraftsContext).propose;

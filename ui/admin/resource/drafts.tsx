'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
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

const DraftsContext = createContext<Drafts>({ draft: undefined, propose: () => undefined });

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

/** Opens the form of a page when there is a draft for it. */
export const useDraftTask = (page: DraftPage, open: () => void): void => {
  const { draft } = useContext(DraftsContext);
  const isMine = draft?.page === page;
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (isMine) latest.current();
  }, [isMine]);
};

/** Returns what a form for something new starts with, and what is told when it is saved or closed. */
export const useDraft = (page: DraftPage | undefined) => {
  const { draft, propose } = useContext(DraftsContext);
  const own = draft && draft.page === page ? draft : undefined;
  const settle = useCallback(
    (saved: unknown) => {
      if (!own) return;
      propose(undefined);
      own.settle(saved);
    },
    [own, propose],
  );
  return { values: own?.values, settle };
};

/** The values of a form with those of a draft in their places, where both are of one kind. */
export const withDraft = <Input extends object>(
  input: Input,
  values: Readonly<Record<string, unknown>> | undefined,
): Input => {
  const fitting = Object.entries(values ?? {}).filter(([name, value]) => {
    if (!Object.hasOwn(input, name)) return false;
    const own: unknown = Reflect.get(input, name);
    return typeof own === typeof value && Array.isArray(own) === Array.isArray(value);
  });
  return { ...input, ...Object.fromEntries(fitting) };
};

'use client';
import { useCallback, useContext, useEffect, useRef } from 'react';
import { type DraftPage, DraftsContext } from './drafts';

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

/** Returns the draft's values for a creation form, and a function to call when the form was saved or closed. */
export const useDraft = (page: DraftPage | undefined) => {
  const { draft, propose } = useContext(DraftsContext);
  const pageDraft = draft && draft.page === page ? draft : undefined;
  const settle = useCallback(
    (saved: unknown) => {
      if (!pageDraft) return;
      propose(undefined);
      pageDraft.settle(saved);
    },
    [pageDraft, propose],
  );
  return { values: pageDraft?.values, settle };
};

/** Returns form values with those of a draft where their types match. */
export const withDraft = <Input extends object>(
  input: Input,
  values: Readonly<Record<string, unknown>> | undefined,
): Input => {
  const fitting = Object.entries(values ?? {}).filter(([name, value]) => {
    if (!Object.hasOwn(input, name)) return false;
    const current: unknown = Reflect.get(input, name);
    return typeof current === typeof value && Array.isArray(current) === Array.isArray(value);
  });
  return { ...input, ...Object.fromEntries(fitting) };
};

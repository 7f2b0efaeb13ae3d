import { useIdentity } from '@gatehouse/ui';
import { useEffect, useMemo, useState } from 'react';
import type { DraftStore } from './draft';
import { createDraftKeeper, type DraftState } from './draft-keeper';

/** Stores a form's draft while the form is mounted; pending values are stored before the page is hidden. */
export const useDraft = <V>(draft: DraftStore<V>) => {
  const { environment } = useIdentity();
  const [state, setState] = useState<DraftState>(() => (draft.read() ? 'kept' : 'empty'));
  const keeper = useMemo(() => createDraftKeeper(draft, setState, environment.after), [draft, environment]);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && keeper.flush();
    const elsewhere = ({ key, oldValue, newValue }: StorageEvent) =>
      key === draft.storageKey && newValue === null && keeper.removedElsewhere(oldValue);
    window.addEventListener('storage', elsewhere);
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('storage', elsewhere);
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', hidden);
      keeper.flush();
    };
  }, [draft, keeper]);
  return { keeper, state };
};

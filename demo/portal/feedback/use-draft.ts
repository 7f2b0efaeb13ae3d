import { useIdentity } from '@gatehouse/ui';
import { useEffect, useMemo, useState } from 'react';
import { createDraftAutosave, type DraftState, type DraftStore } from './draft';

/** Stores a form's draft while the form is mounted; pending values are stored before the page is hidden. */
export const useDraft = <V>(draft: DraftStore<V>) => {
  const { environment } = useIdentity();
  const [state, setState] = useState<DraftState>(() => (draft.read() ? 'saved' : 'empty'));
  const autosave = useMemo(() => createDraftAutosave(draft, setState, environment.after), [draft, environment]);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && autosave.flush();
    const elsewhere = ({ key, oldValue, newValue }: StorageEvent) =>
      key === draft.storageKey && newValue === null && autosave.removedElsewhere(oldValue);
    window.addEventListener('storage', elsewhere);
    window.addEventListener('pagehide', autosave.flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('storage', elsewhere);
      window.removeEventListener('pagehide', autosave.flush);
      document.removeEventListener('visibilitychange', hidden);
      autosave.flush();
    };
  }, [draft, autosave]);
  return { autosave, state };
};

'use client';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { chunk, useChunk } from '../../kit/chunk';
import { type Blocker, usePortalAddress } from './address';

type Report = (id: string, name: string | undefined) => void;

const UnsavedContext = createContext<Report>(() => undefined);

const leaveDialog = chunk(() => import('./leave-dialog'));

/** Collects what is unsaved below it: `names` for the question, `Scope` around the parts. */
export const useUnsavedScope = () => {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, string>>(new Map());
  const report = useCallback<Report>((id, name) => {
    setUnsaved((before) => {
      if (before.get(id) === name) return before;
      const after = new Map(before);
      if (name === undefined) after.delete(id);
      else after.set(id, name);
      return after;
    });
  }, []);
  return { names: useMemo(() => [...unsaved.values()], [unsaved]), report };
};

interface UnsavedScopeProps {
  names: readonly string[];
  report: Report;
  /** Which steps would lose what is unsaved. Keep it stable. */
  loses: Blocker['loses'];
  children: ReactNode;
}

/** Asks before unsaved work below it is lost: by a step in the portal, by the back button, or with the tab. */
export function UnsavedScope({ names, report, loses, children }: UnsavedScopeProps) {
  const address = usePortalAddress();
  const { unsaved: asked } = useSyncExternalStore(address.subscribe, address.get, address.get);
  const { Part: LeaveDialog } = useChunk(leaveDialog);
  const isUnsaved = names.length > 0;

  // In the layout, here and below: once "saved" can be read, Escape must not meet what was unsaved before.
  useLayoutEffect(
    () => (isUnsaved ? address.block({ unsaved: names, loses }) : undefined),
    [isUnsaved, address, names, loses],
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [isUnsaved]);

  return (
    <UnsavedContext.Provider value={report}>
      {children}
      {LeaveDialog && isUnsaved && <LeaveDialog names={asked} onAnswer={address.answer} />}
    </UnsavedContext.Provider>
  );
}

/** Reports unsaved work to the page or drawer around: its name while there is some, else undefined. */
export const useUnsaved = (name: string | undefined): void => {
  const report = useContext(UnsavedContext);
  const id = useId();
  useLayoutEffect(() => {
    report(id, name);
    return () => report(id, undefined);
  }, [report, id, name]);
};

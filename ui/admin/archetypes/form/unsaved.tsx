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
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ConfirmDialog } from '../../../kit/overlay/confirm-dialog';
import { usePartTexts } from '../../../kit/use-part-texts';
import { useAdminTexts } from '../../texts';
import { type Blocker, usePortalAddress } from '../page/address';

type Report = (id: string, name: string | undefined) => void;

const UnsavedContext = createContext<Report>(() => undefined);

/** Collects the unsaved changes of its children: `names` for the confirmation, `report` for `UnsavedScope`. */
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
  /** Returns whether a navigation would lose the changes. Keep it stable. */
  loses: Blocker['loses'];
  children: ReactNode;
}

/**
 * Requires confirmation before unsaved changes inside are lost by navigation in the portal, the back button, or closing
 * the tab.
 */
export function UnsavedScope({ names, report, loses, children }: UnsavedScopeProps) {
  const address = usePortalAddress();
  const { unsaved: isAsking } = useSyncExternalStore(address.subscribe, address.get, address.get);
  const isUnsaved = names.length > 0;

  // Layout effects, here and below: once "saved" is rendered, Escape must not find stale unsaved changes.
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
      {isUnsaved && <LeaveDialog names={isAsking} onClose={address.respond} />}
    </UnsavedContext.Provider>
  );
}

/** Reports an unsaved change to the surrounding page or drawer: its name, or undefined if there is none. */
export const useUnsaved = (name: string | undefined): void => {
  const report = useContext(UnsavedContext);
  const id = useId();
  useLayoutEffect(() => {
    report(id, name);
    return () => report(id, undefined);
  }, [report, id, name]);
};

interface LeaveDialogProps {
  /** Names of the unsaved changes; undefined closes the dialog. */
  names: readonly string[] | undefined;
  onClose: (leave: boolean) => void;
}

/** Renders the confirmation before unsaved changes are lost, with their names. */
function LeaveDialog({ names, onClose }: LeaveDialogProps) {
  const { resource: texts } = useAdminTexts('frame');
  const parts = usePartTexts().drawer;
  const last = useRef(names);
  if (names) last.current = names;
  return (
    <ConfirmDialog
      open={names !== undefined}
      onOpenChange={(open) => !open && onClose(false)}
      tone="danger"
      title={parts.discardTitle}
      description={texts.unsaved(last.current ?? [])}
      confirmLabel={parts.discard}
      cancelLabel={parts.keepEditing}
      onConfirm={() => onClose(true)}
    />
  );
}

'use client';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button';
import { PortalRoot } from './root';
import { useKitTexts } from './texts';

/** A short message that disappears. */
export interface ToastMessage {
  tone?: 'success' | 'info' | 'danger';
  title: string;
  description?: string;
  /** Milliseconds until it disappears. Default 6000; errors stay until dismissed. */
  duration?: number;
  /** Action button, e.g. Undo; it dismisses the message. */
  action?: { label: string; run: () => void };
}

interface Entry extends ToastMessage {
  id: number;
}

/** Functions for toasts. */
export interface Toaster {
  /** Renders and announces a message; returns a function that dismisses it. */
  show(message: ToastMessage): () => void;
  success(title: string, description?: string): () => void;
  error(title: string, description?: string): () => void;
  /** Dismisses all messages of this provider. */
  clear(): void;
}

const ToastContext = createContext<Toaster | null>(null);

/** Returns functions for toasts; requires a `ToastProvider` above. */
export const useToast = (): Toaster => {
  const toaster = useContext(ToastContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it.');
  return toaster;
};

const never = () => () => {};
const visibleAtOnce = 4;

const toasterOf = (show: Toaster['show'], clear: Toaster['clear']): Toaster => ({
  show,
  success: (title, description) => show({ tone: 'success', title, description }),
  error: (title, description) => show({ tone: 'danger', title, description }),
  clear,
});

/** Renders the toast region; a nested provider uses the outer region. */
export function ToastProvider({ children }: { children: ReactNode }): ReactNode {
  const outer = useContext(ToastContext);
  return outer ? <ToastScope outer={outer}>{children}</ToastScope> : <ToastRegion>{children}</ToastRegion>;
}

/** Tracks the messages of this provider, so that `clear` keeps those of the host. */
function ToastScope({ outer, children }: { outer: Toaster; children: ReactNode }) {
  const toaster = useMemo(() => {
    let own: (() => void)[] = [];
    const show: Toaster['show'] = (message) => {
      const leave = outer.show(message);
      own = [...own, leave].slice(-visibleAtOnce);
      return leave;
    };
    return toasterOf(show, () => {
      for (const leave of own) leave();
    });
  }, [outer]);
  return <ToastContext.Provider value={toaster}>{children}</ToastContext.Provider>;
}

/** Renders both live regions, mounted before the first message. */
function ToastRegion({ children }: { children: ReactNode }) {
  const texts = useKitTexts();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const nextId = useRef(0);
  const region = useRef<HTMLElement>(null);
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  // On mount only the code is loaded. Without it, toasts stay where their classes put them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: toasts are placed again whenever they change
  useEffect(() => {
    const placing = import('./toast-place').then(
      ({ placeToasts }) => placeToasts(region.current),
      () => undefined,
    );
    return () => void placing.then((stop) => stop?.());
  }, [entries]);

  const dismiss = useCallback((id: number) => setEntries((before) => before.filter((entry) => entry.id !== id)), []);

  const toaster = useMemo<Toaster>(() => {
    const show = (message: ToastMessage) => {
      nextId.current += 1;
      const entry = { ...message, id: nextId.current };
      setEntries((before) => [...before, entry].slice(-visibleAtOnce));
      return () => dismiss(entry.id);
    };
    return toasterOf(show, () => setEntries([]));
  }, [dismiss]);

  const urgent = entries.filter((entry) => entry.tone === 'danger');
  const polite = entries.filter((entry) => entry.tone !== 'danger');
  const list = (visible: readonly Entry[]) =>
    visible.map((entry) => <Toast key={entry.id} entry={entry} onDismiss={() => dismiss(entry.id)} />);

  return (
    <ToastContext.Provider value={toaster}>
      {children}
      {inBrowser &&
        createPortal(
          <PortalRoot>
            <section
              ref={region}
              data-slot="toaster"
              aria-label={texts.notifications}
              // Opposite the drawers, unless `placeToasts` finds a better place.
              className="gh:pointer-events-none gh:fixed gh:inset-x-0 gh:bottom-0 gh:z-1020 gh:flex gh:flex-col gh:items-start gh:p-4 gh:max-sm:items-stretch"
            >
              <div aria-live="assertive" aria-relevant="additions" className={stack}>
                {list(urgent)}
              </div>
              <div aria-live="polite" aria-relevant="additions" className={stack}>
                {list(polite)}
              </div>
            </section>
          </PortalRoot>,
          document.body,
        )}
    </ToastContext.Provider>
  );
}

const stack = 'gh:flex gh:flex-col gh:items-start gh:max-sm:items-stretch';
const icons = { success: CircleCheck, info: Info, danger: CircleAlert };
const iconColor = { success: 'gh:text-success', info: 'gh:text-info', danger: 'gh:text-danger' };

function Toast({ entry, onDismiss }: { entry: Entry; onDismiss: () => void }) {
  const texts = useKitTexts();
  const { tone = 'info', title, description, action, duration = tone === 'danger' ? 0 : 6000 } = entry;
  const [held, setHeld] = useState(false);
  const leave = useRef(onDismiss);
  leave.current = onDismiss;
  const Icon = icons[tone];

  useEffect(() => {
    if (held || !duration) return;
    const timer = setTimeout(() => leave.current(), duration);
    return () => clearTimeout(timer);
  }, [held, duration]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the clock while someone reads
    <div
      data-slot="toast"
      className="gh:pointer-events-auto gh:mt-2 gh:flex gh:w-90 gh:max-w-full gh:items-start gh:gap-3 gh:rounded gh:border gh:border-line gh:bg-raised gh:p-3 gh:ps-4 gh:text-sm gh:shadow-raised gh:animate-pop gh:max-sm:w-full"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden className={`gh:mt-1.5 gh:size-4 ${iconColor[tone]}`} />
      <div className="gh:grid gh:min-w-0 gh:flex-1 gh:gap-0.5 gh:py-1 gh:wrap-anywhere">
        <p className="gh:font-medium">{title}</p>
        {description && <p className="gh:text-subtle">{description}</p>}
      </div>
      {action && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button variant="ghost" size="icon-sm" aria-label={texts.dismiss} className="gh:text-subtle" onClick={onDismiss}>
        <X aria-hidden />
      </Button>
    </div>
  );
}

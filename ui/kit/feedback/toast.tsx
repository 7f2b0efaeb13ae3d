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
import { Button } from '../button/button';
import { cn } from '../cn';
import { PortalRoot } from '../root';
import { useKitTexts } from '../texts';

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
/** Between the messages and the edge of the window, in px. */
const margin = 16;

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
    let dismissals: (() => void)[] = [];
    const show: Toaster['show'] = (message) => {
      const leave = outer.show(message);
      dismissals = [...dismissals, leave].slice(-visibleAtOnce);
      return leave;
    };
    return toasterOf(show, () => {
      for (const leave of dismissals) leave();
    });
  }, [outer]);
  return <ToastContext.Provider value={toaster}>{children}</ToastContext.Provider>;
}

/** Returns the control that has the focus, also within a shadow root. */
const focusedControl = () => {
  let control = document.activeElement;
  while (control?.shadowRoot?.activeElement) control = control.shadowRoot.activeElement;
  return control;
};

/** Returns whether messages at the bottom of the window are over the middle of a control. */
const coversAtBottom = (list: HTMLElement, control: Element | null | undefined): boolean => {
  if (!control || control === document.body) return false;
  const { left, right, height } = list.getBoundingClientRect();
  const box = control.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return left <= x && x <= right && window.innerHeight - height - margin <= y && y <= window.innerHeight;
};

/** Renders the live region, mounted before the first message. */
function ToastRegion({ children }: { children: ReactNode }) {
  const texts = useKitTexts();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const nextId = useRef(0);
  const list = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom');
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  // The focused control stays visible (WCAG 2.4.11): messages that would be over it are at the top.
  useEffect(() => {
    if (entries.length === 0) return setEdge('bottom');
    const giveWay = () => {
      const control = focusedControl();
      if (!list.current || list.current.contains(control ?? null)) return;
      setEdge(coversAtBottom(list.current, control) ? 'top' : 'bottom');
    };
    giveWay();
    document.addEventListener('focusin', giveWay);
    return () => document.removeEventListener('focusin', giveWay);
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

  return (
    <ToastContext.Provider value={toaster}>
      {children}
      {inBrowser &&
        createPortal(
          <PortalRoot>
            <section
              data-slot="toaster"
              aria-label={texts.notifications}
              // Opposite the drawers.
              className={cn(
                'gh:pointer-events-none gh:fixed gh:inset-x-0 gh:z-1020 gh:flex gh:flex-col gh:items-start gh:p-4 gh:max-sm:items-stretch',
                edge === 'top' ? 'gh:top-0' : 'gh:bottom-0',
              )}
            >
              <div ref={list} aria-live="polite" aria-relevant="additions">
                {entries.map((entry) => (
                  <Toast key={entry.id} entry={entry} onDismiss={() => dismiss(entry.id)} />
                ))}
              </div>
            </section>
          </PortalRoot>,
          document.body,
        )}
    </ToastContext.Provider>
  );
}

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
      role={tone === 'danger' ? 'alert' : undefined}
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

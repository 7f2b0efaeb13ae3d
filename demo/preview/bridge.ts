/**
 * Events between the builder and its frames. All have one origin, and frames read the setup from the builder's URL, so
 * events only signal changes.
 */
const SETUP = 'preview:setup';
const SHOWN = 'preview:shown';
const CHOSEN = 'preview:chosen';
const LEFT = 'preview:left';
const MOVED = 'preview:moved';
const MISSING = 'preview:missing';
const KNOWN = 'preview:known';

const listen = (target: EventTarget, name: string, run: (detail: string) => void) => {
  const heard = (event: Event) => run(event instanceof CustomEvent ? String(event.detail) : '');
  target.addEventListener(name, heard);
  return () => target.removeEventListener(name, heard);
};

/** Used by the builder; events are created in the realm of their receiver. */
export const frameBridge = {
  setupChanged: () => {
    for (const frame of document.querySelectorAll('iframe')) frame.contentWindow?.dispatchEvent(new Event(SETUP));
  },
  /** A frame has rendered a screen with this id. */
  onShown: (run: (screen: string) => void) => listen(window, SHOWN, run),
  onChosen: (run: (screen: string) => void) => listen(window, CHOSEN, run),
  /** A page would navigate to an external URL. */
  onLeft: (run: (address: string) => void) => listen(window, LEFT, run),
  /** A page navigated to another URL of its own. */
  onMoved: (run: (address: string) => void) => listen(window, MOVED, run),
  /** The dialog cannot be opened in this state. */
  onMissing: (run: (screen: string) => void) => listen(window, MISSING, run),
  /** Context of the rendered step, as JSON. */
  onKnown: (run: (known: string) => void) => listen(window, KNOWN, run),
};

const tell = (name: string, detail = '') => {
  const Made: typeof CustomEvent = (window.parent as Window & typeof globalThis).CustomEvent;
  window.parent.dispatchEvent(new Made(name, { detail }));
};

/** Used by a frame. */
export const builderBridge = {
  query: () => window.parent.location.search,
  onSetup: (run: () => void) => listen(window, SETUP, run),
  shown: (screen: string) => tell(SHOWN, screen),
  chosen: (screen: string) => tell(CHOSEN, screen),
  left: (address: string) => tell(LEFT, address),
  moved: (address: string) => tell(MOVED, address),
  missing: (screen: string) => tell(MISSING, screen),
  known: (context: object) => tell(KNOWN, JSON.stringify(context)),
};

/**
 * Between the builder and the frames it shows things in. All are one origin; the setup itself lives in the builder's address,
 * which frames read, so these events only say that something happened.
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

/** For the builder, which makes the events in the realm of their receiver. */
export const frameBridge = {
  setupChanged: () => {
    for (const frame of document.querySelectorAll('iframe')) frame.contentWindow?.dispatchEvent(new Event(SETUP));
  },
  /** A frame shows a screen: its id. */
  onShown: (run: (screen: string) => void) => listen(window, SHOWN, run),
  onChosen: (run: (screen: string) => void) => listen(window, CHOSEN, run),
  /** A page would go to an address outside. */
  onLeft: (run: (address: string) => void) => listen(window, LEFT, run),
  /** A page went to another address of its own. */
  onMoved: (run: (address: string) => void) => listen(window, MOVED, run),
  /** A dialog cannot be opened in this state. */
  onMissing: (run: (screen: string) => void) => listen(window, MISSING, run),
  /** What the step of the shown screen knows, as JSON. */
  onKnown: (run: (known: string) => void) => listen(window, KNOWN, run),
};

const tell = (name: string, detail = '') => {
  const Made: typeof CustomEvent = (window.parent as Window & typeof globalThis).CustomEvent;
  window.parent.dispatchEvent(new Made(name, { detail }));
};

/** For a frame. */
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

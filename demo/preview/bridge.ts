/**
 * Between the builder and the frame it shows things in. Both are one origin; the settings themselves live in the builder's address,
 * which the frame reads, so these events only say that something happened.
 */
const SETTINGS = 'preview:settings';
const SHOWN = 'preview:shown';
const CHOSEN = 'preview:chosen';
const LEFT = 'preview:left';

const listen = (target: EventTarget, name: string, run: (detail: string) => void) => {
  const heard = (event: Event) => run(event instanceof CustomEvent ? String(event.detail) : '');
  target.addEventListener(name, heard);
  return () => target.removeEventListener(name, heard);
};

/** For the builder, which makes the events in the realm of their receiver. */
export const frameBridge = {
  settingsChanged: (frame: Window | null | undefined) => void frame?.dispatchEvent(new Event(SETTINGS)),
  onShown: (run: () => void) => listen(window, SHOWN, run),
  onChosen: (run: (screen: string) => void) => listen(window, CHOSEN, run),
  onLeft: (run: (address: string) => void) => listen(window, LEFT, run),
};

const tell = (name: string, detail = '') => {
  const Made: typeof CustomEvent = (window.parent as Window & typeof globalThis).CustomEvent;
  window.parent.dispatchEvent(new Made(name, { detail }));
};

/** For the frame. */
export const builderBridge = {
  query: () => new URLSearchParams(window.parent.location.search),
  onSettings: (run: () => void) => listen(window, SETTINGS, run),
  shown: () => tell(SHOWN),
  chosen: (screen: string) => tell(CHOSEN, screen),
  left: (address: string) => tell(LEFT, address),
};

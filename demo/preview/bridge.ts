/**
 * Events between the builder and its frames. All have one origin, and frames read the setup from the builder's URL, so
 * most events only signal changes.
 */
const SETUP = 'preview:setup';
const PICK = 'preview:pick';
const RENDERED = 'preview:rendered';
const SELECTED = 'preview:selected';
const LEFT = 'preview:left';
const NAVIGATED = 'preview:navigated';
const UNAVAILABLE = 'preview:unavailable';
const CONTEXT = 'preview:context';
const PICKED = 'preview:picked';
const SEARCH = 'preview:search';

export interface PickedElement {
  /** Its text; empty when none was chosen. */
  name: string;
  /** Color tokens with which it is painted. */
  tokens: readonly string[];
}

const listen = (name: string, run: (detail: string) => void) => {
  const handle = (event: Event) => run(event instanceof CustomEvent ? String(event.detail) : '');
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
};

/** Events are created in the realm of their receiver. */
const send = (target: Window, name: string, detail = '') => {
  const { CustomEvent: Event } = target as Window & typeof globalThis;
  target.dispatchEvent(new Event(name, { detail }));
};

const sendToFrames = (name: string, detail?: string) => {
  for (const { contentWindow } of document.querySelectorAll('iframe')) {
    if (contentWindow) send(contentWindow, name, detail);
  }
};

/** Used by the builder. */
export const frameBridge = {
  setupChanged: () => sendToFrames(SETUP),
  /** Renders another query than that of the URL; undefined ends it. */
  replaceQuery: (query: string | undefined) => {
    const { dataset } = document.documentElement;
    if (query === dataset.query) return;
    if (query === undefined) delete dataset.query;
    else dataset.query = query;
    sendToFrames(SETUP);
  },
  /** Starts or ends the choice of an element. */
  pick: (isOn: boolean) => sendToFrames(PICK, String(isOn)),
  /** A frame has rendered a screen with this id. */
  onRendered: (run: (screen: string) => void) => listen(RENDERED, run),
  /** A screen leads to another one with this id. */
  onSelected: (run: (screen: string) => void) => listen(SELECTED, run),
  /** A page would navigate to an external URL. */
  onLeft: (run: (address: string) => void) => listen(LEFT, run),
  /** A page navigated to another URL of its own. */
  onNavigated: (run: (address: string) => void) => listen(NAVIGATED, run),
  /** The dialog cannot be opened in this state. */
  onUnavailable: (run: (screen: string) => void) => listen(UNAVAILABLE, run),
  /** Context of the rendered step, as JSON. */
  onContext: (run: (context: string) => void) => listen(CONTEXT, run),
  onPicked: (run: (element: PickedElement) => void) => listen(PICKED, (detail) => run(JSON.parse(detail))),
  /** The shortcut of the search was pressed in a frame. */
  onSearch: (run: () => void) => listen(SEARCH, run),
};

const sendToBuilder = (name: string, detail?: string) => send(window.parent, name, detail);

/** Used by a frame. */
export const builderBridge = {
  query: () => {
    const { document: page, location: address } = window.parent;
    return page.documentElement.dataset.query ?? address.search;
  },
  onSetup: (run: () => void) => listen(SETUP, run),
  onPick: (run: (isOn: boolean) => void) => listen(PICK, (detail) => run(detail === 'true')),
  rendered: (screen: string) => sendToBuilder(RENDERED, screen),
  selected: (screen: string) => sendToBuilder(SELECTED, screen),
  left: (address: string) => sendToBuilder(LEFT, address),
  navigated: (address: string) => sendToBuilder(NAVIGATED, address),
  unavailable: (screen: string) => sendToBuilder(UNAVAILABLE, screen),
  context: (context: object) => sendToBuilder(CONTEXT, JSON.stringify(context)),
  picked: (element: PickedElement) => sendToBuilder(PICKED, JSON.stringify(element)),
  search: () => sendToBuilder(SEARCH),
};

/** Calls `run` on Ctrl+K or ⌘K anywhere in this window. Returns the function that ends it. */
export const listenForSearch = (run: () => void): (() => void) => {
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    run();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
};

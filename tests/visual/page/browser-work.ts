import { createPending } from './pending';

/** Replaces a method. `around` gets a function that calls the original with other arguments, or with those of the call. */
const wrapMethod = (
  target: object,
  name: string,
  around: (call: (args?: unknown[]) => unknown, args: unknown[]) => unknown,
): void => {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== 'function') return;
  Object.defineProperty(target, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...args: unknown[]) {
      return around((own = args) => Reflect.apply(original, this, own), args);
    },
  });
};

/** Ends the wait for work that may itself wait for a timer of the page, in ms: the body of a stream, a lock in use. */
const SHORT_LIMIT = 1_000;

const setRealTimeout = window.setTimeout.bind(window);
const nextFrame = window.requestAnimationFrame.bind(window);
const { track, done } = createPending((ms) => new Promise((resolve) => setRealTimeout(resolve, ms)));

/** Keeps the clock of the page still until the browser has done this. Returns the work. */
export { track };

/** Tracks each call of a method that returns a promise. */
const trackMethod = (target: object, name: string, limit?: number): void =>
  wrapMethod(target, name, (call) => track(call(), limit));

const bodyMethods = ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'];

/** Tracks until a lock is granted; what its holder does then is the work of the page. */
const trackLocks = (): void =>
  wrapMethod(LockManager.prototype, 'request', (call, args) => {
    const hold: unknown = args.at(-1);
    if (typeof hold !== 'function') return call();
    let request: unknown;
    const granted = new Promise<void>((resolve) => {
      const held = (lock: unknown): unknown => {
        resolve();
        return Reflect.apply(hold, undefined, [lock]);
      };
      request = call([...args.slice(0, -1), held]);
    });
    void track(Promise.race([granted, request]), SHORT_LIMIT);
    return request;
  });

/** Tracks until the next frame of the browser, in which it reports a scroll. */
const trackFrame = (): void => void track(new Promise<void>((resolve) => nextFrame(() => resolve())));

const scrollMethods = ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'];

const trackScrolling = (): void => {
  const around = (call: () => unknown): unknown => {
    const result = call();
    trackFrame();
    return result;
  };
  for (const name of scrollMethods) {
    wrapMethod(window, name, around);
    wrapMethod(Element.prototype, name, around);
  }
  wrapMethod(HTMLElement.prototype, 'focus', around);
  for (const name of ['scrollTop', 'scrollLeft']) {
    const property = Object.getOwnPropertyDescriptor(Element.prototype, name);
    Object.defineProperty(Element.prototype, name, {
      ...property,
      set(this: Element, value: number) {
        around(() => property?.set?.call(this, value));
      },
    });
  }
};

/** Tracks everything that the browser does outside the main thread. */
export const trackBrowser = (): void => {
  for (const name of Object.getOwnPropertyNames(SubtleCrypto.prototype)) {
    if (name !== 'constructor') trackMethod(SubtleCrypto.prototype, name);
  }
  for (const name of bodyMethods) {
    trackMethod(Blob.prototype, name);
    trackMethod(Request.prototype, name, SHORT_LIMIT);
    trackMethod(Response.prototype, name, SHORT_LIMIT);
  }
  trackMethod(ReadableStreamDefaultReader.prototype, 'read', SHORT_LIMIT);
  for (const name of ['fetch', 'createImageBitmap']) trackMethod(window, name);
  trackMethod(HTMLImageElement.prototype, 'decode');
  trackLocks();
  trackScrolling();
  wrapMethod(HTMLCanvasElement.prototype, 'toBlob', (call, [callback, ...rest]) => {
    const encoded = new Promise<void>((resolve) => {
      const done = (blob: unknown) => {
        resolve();
        if (typeof callback === 'function') Reflect.apply(callback, undefined, [blob]);
      };
      call([done, ...rest]);
    });
    void track(encoded);
  });
};

/** Pictures, style sheets and frames already waited for: one that never loads is waited for once. */
const seen = new WeakSet<Element>();

const isLoading = (element: Element): boolean => {
  if (element instanceof HTMLImageElement) return !element.complete;
  if (element instanceof HTMLLinkElement) return element.sheet === null;
  return element instanceof HTMLIFrameElement;
};

const trackElements = (): void => {
  for (const element of document.querySelectorAll('img, link[rel=stylesheet], iframe')) {
    if (seen.has(element) || !isLoading(element)) continue;
    seen.add(element);
    // A picture outside the viewport would wait for a scroll.
    if (element instanceof HTMLImageElement) element.loading = 'eager';
    void track(
      new Promise((resolve) => {
        for (const event of ['load', 'error']) element.addEventListener(event, resolve, { once: true });
      }),
    );
  }
  if (document.fonts.status === 'loading') void track(document.fonts.ready);
};

/** Resolves to true once tracked work has ended, or to false at once where there is none. */
export const browserDone = (): Promise<boolean> => {
  trackElements();
  return done();
};

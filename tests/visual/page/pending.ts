/** Ends the wait for work that never ends, in ms: longer than a busy machine takes. */
const LIMIT = 20_000;
/** Ends the wait for a body, in ms: a stream may itself wait for a timer. */
const BODY_LIMIT = 1_000;

const wait = window.setTimeout.bind(window);

const open = new Set<Promise<unknown>>();

/** Keeps the clock of the page still until the browser has done this. Returns the work. */
export const track = <Work>(work: Work, limit = LIMIT): Work => {
  if (!(work instanceof Promise)) return work;
  const over = new Promise<void>((resolve) => wait(resolve, limit));
  const end: Promise<boolean> = Promise.race([work, over]).then(
    () => open.delete(end),
    () => open.delete(end),
  );
  open.add(end);
  return work;
};

/** Tracks each call of a method that returns a promise. */
const trackMethod = (target: object, name: string, limit = LIMIT): void => {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== 'function') return;
  Object.defineProperty(target, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...args: unknown[]) {
      return track(Reflect.apply(original, this, args), limit);
    },
  });
};

const bodyMethods = ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'];

/** Tracks everything that the browser does outside the main thread. */
export const trackBrowser = (): void => {
  for (const name of Object.getOwnPropertyNames(SubtleCrypto.prototype)) {
    if (name !== 'constructor') trackMethod(SubtleCrypto.prototype, name);
  }
  for (const name of bodyMethods) {
    trackMethod(Blob.prototype, name);
    trackMethod(Request.prototype, name, BODY_LIMIT);
    trackMethod(Response.prototype, name, BODY_LIMIT);
  }
  trackMethod(ReadableStreamDefaultReader.prototype, 'read', BODY_LIMIT);
  for (const name of ['fetch', 'createImageBitmap']) trackMethod(window, name);
  trackMethod(HTMLImageElement.prototype, 'decode');
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function encode(callback, ...rest) {
    void track(
      new Promise<void>((resolve) => {
        const done: BlobCallback = (blob) => {
          resolve();
          callback(blob);
        };
        toBlob.call(this, done, ...rest);
      }),
    );
  };
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
export const browserDone = async (): Promise<boolean> => {
  trackElements();
  if (open.size === 0) return false;
  await Promise.all(open);
  return true;
};

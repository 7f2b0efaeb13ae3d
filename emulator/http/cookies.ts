import { parse, serialize } from 'hono/utils/cookie';

/** The cookies of one browser, as handlers see them. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAge: number): void;
  clear(name: string): void;
}

/** Creates an in-memory cookie jar: pages can neither send nor read Cookie headers themselves. */
export const createCookieJar = (): Cookies => {
  const jar = new Map<string, string>();
  return {
    get: (name) => jar.get(name),
    set: (name, value) => void jar.set(name, value),
    clear: (name) => void jar.delete(name),
  };
};

/** Buffers writes until `flush`: a lost response must not set its cookies. */
export const bufferCookies = (base: Cookies): { cookies: Cookies; flush: () => void } => {
  const writes = new Map<string, { value: string; maxAge: number } | undefined>();
  return {
    cookies: {
      get: (name) => (writes.has(name) ? writes.get(name)?.value : base.get(name)),
      set: (name, value, maxAge) => void writes.set(name, { value, maxAge }),
      clear: (name) => void writes.set(name, undefined),
    },
    flush: () => {
      for (const [name, write] of writes) {
        if (write) base.set(name, write.value, write.maxAge);
        else base.clear(name);
      }
    },
  };
};

/** For requests without credentials. */
export const noCookies: Cookies = { get: () => undefined, set: () => {}, clear: () => {} };

/** The server of `@frontegg/nextjs` passes cookies on to its own origin, where it needs them at every path. */
const pathFor = (request: Request): string =>
  request.headers.get('x-frontegg-framework')?.startsWith('next@') ? '/' : '/frontegg';

/**
 * Cookies over HTTP. `SameSite=Lax`: the portal and the provider share the site `localhost`, so the portal's requests
 * include them, while a page on another site cannot use them for a POST. `None` would allow that, and `Strict` would
 * lose the provider's session when a link returns.
 */
export const headerCookies = (request: Request, response: Headers): Cookies => {
  const sent = parse(request.headers.get('cookie') ?? '');
  const secure = new URL(request.url).protocol === 'https:';
  const path = pathFor(request);
  const write = (name: string, value: string, maxAge: number) => {
    const options = { path, httpOnly: true, sameSite: 'Lax', secure, maxAge } as const;
    response.append('set-cookie', serialize(name, value, options));
  };
  return { get: (name) => sent[name], set: write, clear: (name) => write(name, '', 0) };
};

import { createServerSession, type ServerSession, type ServerSessionOptions } from '@gatehouse/sdk/server';
import { vi } from 'vitest';
import { createEmulator } from '../../../../emulator/emulator';
import type { EmulatorOptions } from '../../../../emulator/options';
import { adminLogin, createBrowser, ISSUER } from '../../../contract/emulator/support';

export const ORIGIN = 'http://localhost:4300';
export const SECRET = 'a secret of the application with 32 characters';

export const client = {
  id: 'portal',
  audience: 'portal-gateway',
  redirectUris: [`${ORIGIN}/oauth/callback`],
  origins: [ORIGIN],
  postLogoutRedirectUris: [`${ORIGIN}/`],
};

/** Cookies of one browser at the application, as the browser keeps them. */
export const createJar = () => {
  const cookies = new Map<string, string>();
  return {
    cookies,
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (lines: readonly string[]) => {
      for (const line of lines) {
        const [pair = '', ...attributes] = line.split('; ');
        const name = pair.slice(0, pair.indexOf('='));
        if (attributes.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
      }
    },
  };
};

export type Jar = ReturnType<typeof createJar>;

interface Setup {
  options?: Partial<ServerSessionOptions>;
  emulator?: EmulatorOptions;
}

/** An application with a server, its provider, and a browser at both. */
export const createApplication = ({ options = {}, emulator: settings = {} }: Setup = {}) => {
  // The library of the standard reads the time itself.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1000) * 1000 });
  const advance = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  const emulator = createEmulator({ clock: { now: () => Date.now() }, clients: [client], ...settings });
  const calls: string[] = [];
  const errors: unknown[] = [];
  const provider = { isDown: false };
  const create = (own: Partial<ServerSessionOptions> = {}): ServerSession =>
    createServerSession({
      issuer: ISSUER,
      clientId: 'portal',
      baseUrl: ORIGIN,
      secret: SECRET,
      onError: (error) => errors.push(error),
      fetch: (input, init) => {
        const request = new Request(input, init);
        calls.push(new URL(request.url).pathname);
        if (provider.isDown) return Promise.reject(new TypeError('fetch failed'));
        return emulator.handle(request);
      },
      ...options,
      ...own,
    });
  const sessions = create();
  const jar = createJar();

  const send = async (path: string, init: RequestInit = {}, own: { jar?: Jar; sessions?: ServerSession } = {}) => {
    const { jar: cookies = jar, sessions: server = sessions } = own;
    const headers = new Headers(init.headers);
    headers.set('cookie', cookies.header());
    const response = await server.handle(new Request(new URL(path, ORIGIN), { ...init, headers, redirect: 'manual' }));
    if (!response) throw new Error(`${path} is not a path of the session`);
    cookies.take(response.headers.getSetCookie());
    return response;
  };
  const post = (
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = { origin: ORIGIN },
  ) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(fields),
    });

  const browser = createBrowser(emulator.fetch);
  /** Signs in at the provider, and returns the callback that the provider redirects to. */
  const authorize = async (path = sessions.loginPath('/reports'), own: { jar?: Jar } = {}): Promise<URL> => {
    const started = await send(path, {}, own);
    await browser.login(adminLogin.email, adminLogin.password);
    const { headers } = await browser.call(started.headers.get('location') ?? '');
    return new URL(headers.get('location') ?? '');
  };
  const signIn = async (own: { jar?: Jar } = {}) => {
    const callback = await authorize(undefined, own);
    return send(callback.pathname + callback.search, {}, own);
  };
  const read = async (own: { jar?: Jar; sessions?: ServerSession } = {}) => {
    const { jar: cookies = jar, sessions: server = sessions } = own;
    const { session, setCookies } = await server.read({ headers: new Headers({ cookie: cookies.header() }) });
    cookies.take(setCookies);
    return session;
  };
  return {
    emulator,
    advance,
    sessions,
    create,
    jar,
    send,
    post,
    browser,
    authorize,
    signIn,
    read,
    calls,
    errors,
    provider,
  };
};

import type { RequestSession } from './server-session';

/** How server components reach the session of the request that they render for. */
export interface CurrentSession {
  read(): Promise<RequestSession>;
  /** Leaves for the sign-in, and returns to the page afterwards. */
  signIn(): Promise<never>;
}

// A bundler may have several copies of this module in one process.
const KEY = Symbol.for('gatehouse.current-session');
const registry: typeof globalThis & { [KEY]?: CurrentSession } = globalThis;

/** Tells the gates of server components where the session is; an adapter does it. */
export const provideCurrentSession = (current: CurrentSession): void => {
  registry[KEY] = current;
};

/**
 * Returns the session that gates of server components ask.
 * @throws Error without a server session, since a gate that cannot decide must not render what it hides.
 */
export const currentSession = (): CurrentSession => {
  const current = registry[KEY];
  if (current) return current;
  throw new Error(
    "A gate in a server component needs a session on the server: create one with createNextSession of @gatehouse/sdk/next, and import its module in the root layout. Without one, use the gate in a client component ('use client').",
  );
};

import type { Environment } from '../core/environment';

/**
 * What tabs tell each other. No token is ever in a message: the receiver reads the shared store.
 * `leaving` comes while the provider is told of a sign-out, `signed-out` when nobody is signed in there any more.
 */
type TabMessage = { type: 'renewed'; sub: string } | { type: 'leaving' } | { type: 'signed-out' };

const VERSION = 1;

/** A message of this version, or undefined: any script of the origin can write to the channel. */
const parse = (data: unknown): TabMessage | undefined => {
  const { version, type, sub } = (data ?? {}) as Record<string, unknown>;
  if (version !== VERSION) return undefined;
  if (type === 'leaving' || type === 'signed-out') return { type };
  return type === 'renewed' && typeof sub === 'string' ? { type, sub } : undefined;
};

/** Joins the other tabs of this browser; without BroadcastChannel a tab is on its own. */
export const joinTabs = (environment: Environment, name: string, receive: (message: TabMessage) => void) => {
  const channel = environment.channel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parse(data);
    if (message) receive(message);
  });
  return {
    tell: (message: TabMessage) => channel?.postMessage({ version: VERSION, ...message }),
    close: () => channel?.close(),
  };
};

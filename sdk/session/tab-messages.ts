import type { Environment } from '../core/environment';

/**
 * Messages between tabs. None contains a token: the receiver reads the shared store. `leaving` is sent while the
 * provider ends the session, `signed-out` when it has ended; `expired` when the provider had ended it by itself.
 */
type TabMessage = { type: 'renewed'; sub: string } | { type: 'leaving' } | { type: 'signed-out' } | { type: 'expired' };

const VERSION = 1;

/** Parses a message of this version; undefined otherwise, since any script of the origin can write to the channel. */
const parse = (data: unknown): TabMessage | undefined => {
  const { version, type, sub } = (data ?? {}) as Record<string, unknown>;
  if (version !== VERSION) return undefined;
  if (type === 'leaving' || type === 'signed-out' || type === 'expired') return { type };
  return type === 'renewed' && typeof sub === 'string' ? { type, sub } : undefined;
};

/** Joins the other tabs of this browser; without BroadcastChannel a tab is independent. */
export const joinTabs = (environment: Environment, name: string, receive: (message: TabMessage) => void) => {
  const channel = environment.channel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parse(data);
    if (message) receive(message);
  });
  return {
    send: (message: TabMessage) => {
      try {
        channel?.postMessage({ version: VERSION, ...message });
      } catch {
        // A channel that the browser has closed: the other tabs notice by themselves.
      }
    },
    close: () => channel?.close(),
  };
};

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '../core/api';
import { IdentityError, toIdentityError } from '../core/errors';
import type { RequestFailures } from '../core/http/request-failures';
import type { Engine, EngineDeps } from './engine';
import { loadEngine } from './load-engine';
import type { SessionGate } from './session-gate';
import type { Session, SessionState } from './state';

/**
 * Creates the session: its state, which is available at once, and its engine, which comes with a flow or is downloaded
 * on first use.
 */
export const createSession = (
  deps: Omit<EngineDeps, 'store' | 'failures' | 'disposed'>,
): { session: Session; client: Client; failures: StoreApi<RequestFailures>; gate: SessionGate } & Pick<
  Engine,
  'tenantAlias'
> => {
  const { server } = deps.options;
  const store = createStore<SessionState>(() => server?.initial ?? { status: 'loading', degraded: false });
  const firstGate = server?.gate(store.getState);
  const failures = createStore<RequestFailures>(() => ({}));
  let engine: Promise<Engine> | undefined;
  let loaded: Engine | undefined;
  let disposed = false;

  const start = (): Promise<Engine> => {
    if (disposed) return Promise.reject(new DOMException('This identity is disposed: create another', 'AbortError'));
    engine ??= loadEngine().then(
      (createEngine) => {
        loaded = createEngine({ ...deps, store, failures, disposed: () => disposed });
        return loaded;
      },
      (cause) => {
        // The download failed: the next use retries it.
        engine = undefined;
        throw new IdentityError('network', { cause });
      },
    );
    return engine;
  };

  return {
    failures,
    tenantAlias: async () => (await start()).tenantAlias(),
    // Without a server no user can be signed in before the engine has loaded.
    gate: (when, attributes) =>
      (loaded?.checkGate ?? firstGate)?.(when, attributes) ?? { allowed: false, justification: 'SIGNED_OUT' },
    session: {
      get: store.getState,
      subscribe: (listener) => store.subscribe(listener),
      store,
      async load() {
        try {
          return await (await start()).load();
        } catch (error) {
          if (!disposed) store.setState({ status: 'loading', degraded: true, error: toIdentityError(error) }, true);
          return store.getState();
        }
      },
      login: async (options) => (await start()).login(options),
      handleCallback: async () => (await start()).handleCallback(),
      accept: async (response) => (await start()).accept(response),
      getToken: async () => (await start()).getToken(),
      getAccessToken: async () => (await start()).getAccessToken(),
      refresh: async () => (await start()).refresh(),
      switchTenant: async (tenantId, options) => (await start()).switchTenant(tenantId, options),
      forget: async () => (await start()).forget(),
      logout: async () => (await start()).logout(),
      dispose: () => {
        disposed = true;
        void engine?.then(({ dispose }) => dispose()).catch(() => undefined);
      },
    },
    client: {
      call: async (endpoint, input, options) => (await start()).client.call(endpoint, input, options),
    },
  };
};

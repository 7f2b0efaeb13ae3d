/** Keeps sessions on the server. Values are encrypted: who reads the store learns nothing without the secret. */
export interface SessionStore {
  read(id: string): Promise<string | undefined>;
  /** @param expiresAt milliseconds since 1970, after which the session may be removed */
  write(id: string, value: string, expiresAt: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Runs a task while no other process runs one for the same session. */
  withLock<T>(id: string, task: () => Promise<T>): Promise<T>;
}

/** Runs tasks with the same key one after the other. */
export const createQueue = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const running = (async () => {
      await before?.catch(() => undefined);
      return task();
    })();
    last.set(key, running);
    try {
      return await running;
    } finally {
      if (last.get(key) === running) last.delete(key);
    }
  };
};

/** Creates a store in the memory of one process: sessions end when it does. */
export const memoryStore = (): SessionStore => {
  const sessions = new Map<string, { value: string; expiresAt: number }>();
  const removeExpired = () => {
    for (const [id, { expiresAt }] of sessions) if (expiresAt <= Date.now()) sessions.delete(id);
  };
  return {
    read: async (id) => {
      const session = sessions.get(id);
      return session && session.expiresAt > Date.now() ? session.value : undefined;
    },
    write: async (id, value, expiresAt) => {
      removeExpired();
      sessions.set(id, { value, expiresAt });
    },
    remove: async (id) => void sessions.delete(id),
    withLock: createQueue(),
  };
};

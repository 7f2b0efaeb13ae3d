import type { LockedWork } from './state';

interface Entry {
  shared: Set<Promise<unknown>>;
  exclusive: Promise<unknown> | undefined;
}

const settled = (work: Promise<unknown>) => work.catch(() => {});

/** Returns locks within this process. The work receives whether it had to wait. */
export const createRwLock = () => {
  const entries = new Map<string, Entry>();

  const enter = <T>(key: string, isExclusive: boolean, run: LockedWork<T>): Promise<T> => {
    const entry: Entry = entries.get(key) ?? { shared: new Set(), exclusive: undefined };
    entries.set(key, entry);
    const before = isExclusive ? [...entry.shared, entry.exclusive] : [entry.exclusive];
    const waited = before.filter((work) => work !== undefined).map(settled);
    const work = waited.length > 0 ? Promise.all(waited).then(() => run(true)) : run(false);
    const leave = () => {
      entry.shared.delete(work);
      if (entry.exclusive === work) entry.exclusive = undefined;
      if (entry.shared.size === 0 && !entry.exclusive) entries.delete(key);
    };
    if (isExclusive) entry.exclusive = work;
    else entry.shared.add(work);
    work.then(leave, leave);
    return work;
  };

  return {
    shared: <T>(key: string, work: LockedWork<T>) => enter(key, false, work),
    exclusive: <T>(key: string, work: LockedWork<T>) => enter(key, true, work),
  };
};

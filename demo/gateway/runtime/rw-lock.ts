/** Runs shared work of one key at the same time. Exclusive work waits for what is under way, and later work waits for it. */
export const createRwLock = () => {
  interface Place {
    shared: Set<Promise<unknown>>;
    exclusive: Promise<unknown> | undefined;
  }
  const places = new Map<string, Place>();
  const settled = (work: Promise<unknown>) => work.catch(() => {});

  return <T>(key: string, mode: 'shared' | 'exclusive', run: () => Promise<T>): Promise<T> => {
    const place: Place = places.get(key) ?? { shared: new Set(), exclusive: undefined };
    places.set(key, place);
    const before = mode === 'exclusive' ? [...place.shared, place.exclusive] : [place.exclusive];
    const waited = before.filter((work) => work !== undefined).map(settled);
    const work = waited.length > 0 ? Promise.all(waited).then(run) : run();
    const leave = () => {
      place.shared.delete(work);
      if (place.exclusive === work) place.exclusive = undefined;
      if (place.shared.size === 0 && !place.exclusive) places.delete(key);
    };
    if (mode === 'exclusive') place.exclusive = work;
    else place.shared.add(work);
    work.then(leave, leave);
    return work;
  };
};

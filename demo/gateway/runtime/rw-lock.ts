type Work<T> = (waited: boolean) => Promise<T>;

interface Place {
  shared: Set<Promise<unknown>>;
  exclusive: Promise<unknown> | undefined;
}

const settled = (work: Promise<unknown>) => work.catch(() => {});

/** Returns locks within this process. The work receives whether it had to wait. */
export const createRwLock = () => {
  const places = new Map<string, Place>();

  const enter = <T>(key: string, isExclusive: boolean, run: Work<T>): Promise<T> => {
    const place: Place = places.get(key) ?? { shared: new Set(), exclusive: undefined };
    places.set(key, place);
    const before = isExclusive ? [...place.shared, place.exclusive] : [place.exclusive];
    const waited = before.filter((work) => work !== undefined).map(settled);
    const work = waited.length > 0 ? Promise.all(waited).then(() => run(true)) : run(false);
    const leave = () => {
      place.shared.delete(work);
      if (place.exclusive === work) place.exclusive = undefined;
      if (place.shared.size === 0 && !place.exclusive) places.delete(key);
    };
    if (isExclusive) place.exclusive = work;
    else place.shared.add(work);
    work.then(leave, leave);
    return work;
  };

  return {
    shared: <T>(key: string, work: Work<T>) => enter(key, false, work),
    exclusive: <T>(key: string, work: Work<T>) => enter(key, true, work),
  };
};

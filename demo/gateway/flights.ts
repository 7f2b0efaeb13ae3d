/** Runs one piece of work per key at a time; callers that come meanwhile share its outcome. */
export const createSingleFlight = <T>() => {
  const flights = new Map<string, Promise<T>>();
  return (key: string, run: () => Promise<T>): Promise<T> => {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = run().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
};

/** Runs work of the same key one after the other, and tells each whether it had to wait. */
export const createLock = () => {
  const tails = new Map<string, Promise<void>>();
  return async <T>(key: string, run: (waited: boolean) => Promise<T>): Promise<T> => {
    const before = tails.get(key);
    let release = () => {};
    const tail = new Promise<void>((resolve) => {
      release = resolve;
    });
    tails.set(key, tail);
    await before;
    try {
      return await run(before !== undefined);
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
      release();
    }
  };
};

/** Lets work of one key run together, or alone: then it waits for what is under way, and what comes later waits for it. */
export const createTurnstile = () => {
  interface Place {
    together: Set<Promise<unknown>>;
    alone: Promise<unknown> | undefined;
  }
  const places = new Map<string, Place>();
  const settled = (work: Promise<unknown>) => work.catch(() => {});

  return <T>(key: string, how: 'together' | 'alone', run: () => Promise<T>): Promise<T> => {
    const place: Place = places.get(key) ?? { together: new Set(), alone: undefined };
    places.set(key, place);
    const before = how === 'alone' ? [...place.together, place.alone] : [place.alone];
    const waited = before.filter((work) => work !== undefined).map(settled);
    const work = waited.length > 0 ? Promise.all(waited).then(run) : run();
    const leave = () => {
      place.together.delete(work);
      if (place.alone === work) place.alone = undefined;
      if (place.together.size === 0 && !place.alone) places.delete(key);
    };
    if (how === 'alone') place.alone = work;
    else place.together.add(work);
    work.then(leave, leave);
    return work;
  };
};

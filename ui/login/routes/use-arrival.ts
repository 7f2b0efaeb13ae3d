'use client';
import { useEffect, useLayoutEffect, useState } from 'react';

/** A server has no layout, and React 18 warns about layout effects there. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Returns whether the page's URL matches a path. Some routers (Next) render a path before they update the URL, so a
 * screen would read the query of the previous page; after the effects of that render, before the paint, the URL is
 * updated.
 */
export const useArrival = (path: string | undefined, isThere: boolean): boolean => {
  // A page that is there from the start needs no second render, which would run all effects before the first paint.
  const [arrived, setArrived] = useState(isThere ? path : undefined);
  useBeforePaint(() => setArrived(path), [path]);
  return isThere || arrived === path;
};

'use client';
import { useEffect, useLayoutEffect, useState } from 'react';

/** On a server there is no layout, and React 18 warns about its effects. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Whether the page's address can be read for a path. Some routers (Next) render a path before they write the address, and a
 * screen would read the query of the page before; after the effects of that render the address is written, before the paint.
 */
export const useArrival = (path: string | undefined, isThere: boolean): boolean => {
  const [arrived, setArrived] = useState<string>();
  useBeforePaint(() => setArrived(path), [path]);
  return isThere || arrived === path;
};

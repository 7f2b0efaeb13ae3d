'use client';
import { useEffect, useRef, useState } from 'react';

/**
 * Loads missing texts. The previous language stays until the new one has loaded.
 * @param load loads the texts, so that `current` contains them afterwards. Keep it stable.
 */
export const useLoadedTexts = <T>(current: T | undefined, load: () => Promise<void>) => {
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState(-1);
  const [, setArrived] = useState<object>();
  const visible = useRef(current);
  if (current) visible.current = current;

  useEffect(() => {
    if (current) return;
    let isOn = true;
    load().then(
      () => isOn && setArrived({}),
      () => isOn && setFailedAt(attempt),
    );
    return () => {
      isOn = false;
    };
  }, [current, load, attempt]);

  return {
    texts: visible.current,
    hasFailed: failedAt === attempt && !current,
    attempts: attempt + 1,
    retry: () => setAttempt(attempt + 1),
  };
};

'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { useEffect, useState } from 'react';
import { useIdentity } from './identity';

/** Seconds until a code can be sent again: after the first, the second, and every later one. */
const WAITS = [30, 60, 120] as const;

const waitAfter = (resends: number): number => WAITS[resends] ?? 120;

/**
 * Counts down the seconds until a code or link can be sent again. After an error it can be sent immediately, except for
 * a rate limit.
 */
export const useResendWait = (busy: boolean, error: IdentityError | null) => {
  const { environment } = useIdentity();
  const [resends, setResends] = useState(0);
  const [until, setUntil] = useState(() => environment.now() + waitAfter(0) * 1000);
  const [left, setLeft] = useState(waitAfter(0));
  const [wasBusy, setWasBusy] = useState(busy);

  const wait = (seconds: number) => {
    setUntil(environment.now() + seconds * 1000);
    setLeft(Math.ceil(seconds));
  };

  if (busy !== wasBusy) {
    setWasBusy(busy);
    const retryAfter = Number(error?.errorContext?.retryAfter);
    if (!busy && !error) {
      setResends(resends + 1);
      wait(waitAfter(resends + 1));
    } else if (!busy && error?.statusCode === 429 && retryAfter > 0) {
      wait(retryAfter);
    }
  }

  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((until - environment.now()) / 1000)));
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until, environment]);

  return { left, resends };
};

'use client';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { chunk, useChunk } from '../kit/chunk';
import { useIdentity } from '../react/identity';
import { PartFailed } from '../react/part-failed';
import type { CaptchaCheck } from './captcha-check';
import type { CaptchaSettings, PlacedCaptcha } from './captcha-props';

const CaptchaContext = createContext<PlacedCaptcha | undefined>(undefined);
export const CaptchaProvider = CaptchaContext.Provider;

// Few boxes have a captcha, so its code loads on demand.
const fetchCheck = () => import('./captcha-check');
const place = chunk(() => import('./captcha-place'));

/** Returns the captcha of a box: the function that its flow awaits, and the state that its screens render. */
export const useCaptcha = (Part: CaptchaSettings['captcha'], action: string) => {
  const identity = useIdentity();
  const hasPart = Part !== undefined;
  const hasWarned = useRef(false);
  const load = useMemo(() => {
    let check: CaptchaCheck | undefined;
    return async () => {
      const { createCheck } = await fetchCheck();
      check ??= createCheck(identity);
      return check;
    };
  }, [identity]);

  // The policy loads while the user types.
  useEffect(() => {
    if (hasPart) load().catch(() => undefined);
  }, [hasPart, load]);

  const ask = useCallback(async (): Promise<string | undefined> => {
    if (hasPart) return (await load()).ask();
    if (!hasWarned.current) {
      hasWarned.current = true;
      // Not awaited, since the warning must not delay the flow.
      fetchCheck().then(
        ({ warnOfMissing }) => warnOfMissing(identity),
        () => undefined,
      );
    }
    return undefined;
  }, [hasPart, load, identity]);

  const placed = useMemo(() => Part && { Part, action, load }, [Part, action, load]);
  return { ask, check: placed };
};

/** Renders the captcha in a screen; nothing if the host provides none. */
export function Captcha() {
  const placed = useContext(CaptchaContext);
  return placed && <Placed {...placed} />;
}

function Placed(placed: PlacedCaptcha) {
  const { Part, hasFailed, attempts, retry } = useChunk(place);
  if (Part) return <Part {...placed} />;
  return hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : null;
}

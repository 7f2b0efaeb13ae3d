'use client';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useIdentity } from '../../react/identity';
import { useFlowTexts } from '../texts';
import { type CaptchaCheck, createCheck, warnOfMissing } from './captcha-check';
import type { CaptchaSettings, PlacedCaptcha } from './captcha-props';

const CaptchaContext = createContext<PlacedCaptcha | undefined>(undefined);
export const CaptchaProvider = CaptchaContext.Provider;

/** Returns the captcha of a box: the function that its flow awaits, and the state that its screens render. */
export const useCaptcha = (Part: CaptchaSettings['captcha'], action: string) => {
  const identity = useIdentity();
  const hasPart = Part !== undefined;
  const hasWarned = useRef(false);
  const check = useMemo(() => (hasPart ? createCheck(identity) : undefined), [hasPart, identity]);

  // The policy loads while the user types.
  useEffect(() => check?.read(), [check]);

  const ask = useCallback(async (): Promise<string | undefined> => {
    if (check) return check.ask();
    if (!hasWarned.current) {
      hasWarned.current = true;
      // Not awaited, since the warning must not delay the flow.
      void warnOfMissing(identity);
    }
    return undefined;
  }, [check, identity]);

  const placed = useMemo(() => Part && check && { Part, action, check }, [Part, action, check]);
  return { ask, check: placed };
};

/** Renders the captcha in a screen if the host provides one and the vendor requires it. */
export function Captcha() {
  const placed = useContext(CaptchaContext);
  return placed && <Round {...placed} />;
}

function Round({ check, ...placed }: PlacedCaptcha) {
  const { siteKey, round, isAwaited } = useSyncExternalStore(check.subscribe, check.get, check.get);
  return siteKey === undefined ? null : (
    <Widget key={round} {...placed} siteKey={siteKey} isAwaited={isAwaited} take={check.take} />
  );
}

type WidgetProps = Omit<PlacedCaptcha, 'check'> & {
  siteKey: string;
  isAwaited: boolean;
  take: CaptchaCheck['take'];
};

function Widget({ Part, siteKey, action, isAwaited, take }: WidgetProps) {
  const { captcha } = useFlowTexts('box');
  // The token of an unmounted captcha is dropped, since its expiry would not be reported.
  useEffect(() => () => take(undefined), [take]);
  return (
    <div data-slot="captcha" className="gh:grid gh:gap-2">
      <Part siteKey={siteKey} action={action} onToken={take} />
      <p role="status" className="gh:text-sm gh:text-subtle gh:empty:sr-only">
        {isAwaited ? captcha : ''}
      </p>
    </div>
  );
}

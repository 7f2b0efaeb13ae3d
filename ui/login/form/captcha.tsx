'use client';
import {
  type ComponentType,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useIdentity } from '../../react/identity';
import { useFlowTexts } from '../texts';
import { type CaptchaCheck, createCheck, warnOfMissing } from './captcha-check';

/** Props of the host's captcha component. */
export interface CaptchaProps {
  /** Identifies the vendor at the captcha service. */
  siteKey: string;
  /** Action of the check: the name of the flow. */
  action: string;
  /** Receives the token of a passed check, and undefined when it expires. */
  onToken: (token: string | undefined) => void;
}

/** Settings of boxes that a vendor may protect with a captcha. */
export interface CaptchaSettings {
  /**
   * Component that renders the widget of a captcha service, used if the vendor requires a captcha. It is remounted
   * after each use, since a token is valid once. Without the component, requests are sent without a token.
   */
  captcha?: ComponentType<CaptchaProps>;
}

/** Captcha component of the host, placed in a box. */
interface PlacedCaptcha extends Omit<CaptchaProps, 'siteKey' | 'onToken'> {
  Part: ComponentType<CaptchaProps>;
  /** The captcha of the box, shared by its flow and its screens. */
  check: CaptchaCheck;
}

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

'use client';
import type { Identity } from '@gatehouse/sdk';
import {
  type ComponentType,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIdentity } from '../react/identity';
import { useFlowTexts } from './texts';

/** What the host's captcha gets. */
export interface CaptchaProps {
  /** Names the vendor at the service. */
  siteKey: string;
  /** What the check is for: the name of the flow. */
  action: string;
  /** Takes the token of a check that was passed; undefined once it has expired. */
  onToken: (token: string | undefined) => void;
}

/** Settings of the boxes that a vendor may protect with a captcha. */
export interface CaptchaSettings {
  /**
   * Draws the check of a captcha service, where the vendor asks for one. It is drawn anew after each use, as a token is good
   * once. Without it the provider decides.
   */
  captcha?: ComponentType<CaptchaProps>;
}

interface Check extends Omit<CaptchaProps, 'onToken'> {
  Part: ComponentType<CaptchaProps>;
  /** A further one after each use. */
  round: number;
  /** The flow waits for it. */
  isAwaited: boolean;
  take: CaptchaProps['onToken'];
}

const CaptchaContext = createContext<Check | undefined>(undefined);
export const CaptchaProvider = CaptchaContext.Provider;

/** The key of the captcha that the vendor asks for; undefined for none, and where that cannot be read. */
const readSiteKey = async (identity: Identity): Promise<string | undefined> => {
  const code = await import('./captcha-policy');
  return code.readSiteKey(identity);
};

interface Held {
  token?: string | undefined;
  /** Gives the token to the flow that waits. */
  give?: ((token: string) => void) | undefined;
  hasWarned?: boolean;
}

/** The captcha of a box: what its flow waits for, and what its screens draw. */
export const useCaptcha = (Part: CaptchaSettings['captcha'], action: string) => {
  const identity = useIdentity();
  const [siteKey, setSiteKey] = useState<string>();
  const [round, setRound] = useState(0);
  const [isAwaited, setAwaited] = useState(false);
  const held = useRef<Held>({});
  const reading = useRef<Promise<string | undefined>>(undefined);
  const hasPart = Part !== undefined;

  useEffect(() => {
    if (!hasPart) return;
    let isOn = true;
    reading.current = readSiteKey(identity);
    void reading.current.then((key) => isOn && setSiteKey(key));
    return () => {
      isOn = false;
    };
  }, [identity, hasPart]);

  const take = useCallback((token: string | undefined) => {
    const { give } = held.current;
    held.current.token = token;
    if (token !== undefined) give?.(token);
  }, []);

  const ask = useCallback(async (): Promise<string | undefined> => {
    const now = held.current;
    if (!hasPart) {
      if (now.hasWarned) return undefined;
      now.hasWarned = true;
      void readSiteKey(identity).then((key) => {
        if (key !== undefined)
          console.error('[gatehouse] The vendor asks for a captcha: give the box one by `captcha`.');
      });
      return undefined;
    }
    if ((await reading.current) === undefined) return undefined;
    let { token } = now;
    if (token === undefined) {
      setAwaited(true);
      token = await new Promise<string>((resolve) => {
        now.give = resolve;
      });
    }
    now.token = undefined;
    now.give = undefined;
    setAwaited(false);
    setRound((before) => before + 1);
    return token;
  }, [identity, hasPart]);

  const check = useMemo(
    () => (Part && siteKey !== undefined ? { Part, siteKey, action, round, isAwaited, take } : undefined),
    [Part, siteKey, action, round, isAwaited, take],
  );
  return { ask, check };
};

/** The place of the captcha in a screen; nothing where the vendor asks for none. */
export function Captcha() {
  const check = useContext(CaptchaContext);
  return check && <Placed key={check.round} {...check} />;
}

function Placed({ Part, siteKey, action, isAwaited, take }: Check) {
  const { captcha } = useFlowTexts('box');
  // A token of a check that is gone must not be used: nothing would say when it expires.
  useEffect(() => () => take(undefined), [take]);
  return (
    <div data-slot="captcha" className="gh:grid gh:gap-2">
      <Part siteKey={siteKey} action={action} onToken={take} />
      <p role="status" className="gh:text-sm gh:text-subtle gh:empty:hidden">
        {isAwaited ? captcha : ''}
      </p>
    </div>
  );
}

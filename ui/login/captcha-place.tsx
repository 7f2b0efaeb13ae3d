'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CaptchaCheck } from './captcha-check';
import type { PlacedCaptcha } from './captcha-props';
import { useFlowTexts } from './texts';

/** Renders the captcha of a box if the vendor requires one. */
export default function CaptchaPlace({ load, ...placed }: PlacedCaptcha) {
  const [check, setCheck] = useState<CaptchaCheck>();
  useEffect(() => {
    let isOn = true;
    // If loading fails, the flow reports it when it needs a token.
    load().then(
      (loaded) => isOn && setCheck(loaded),
      () => undefined,
    );
    return () => {
      isOn = false;
    };
  }, [load]);
  return check ? <Round {...placed} check={check} /> : null;
}

type RoundProps = Omit<PlacedCaptcha, 'load'> & { check: CaptchaCheck };

function Round({ check, ...placed }: RoundProps) {
  const { siteKey, round, isAwaited } = useSyncExternalStore(check.subscribe, check.get, check.get);
  return siteKey === undefined ? null : <Widget key={round} {...{ ...placed, siteKey, isAwaited }} take={check.take} />;
}

type WidgetProps = Omit<PlacedCaptcha, 'load'> & {
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

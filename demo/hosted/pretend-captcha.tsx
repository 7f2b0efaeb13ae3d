import type { CaptchaProps } from '@gatehouse/ui/login';
import { useState } from 'react';

/** Mock of a captcha service that the provider accepts: each press yields one token. */
export function PretendCaptcha({ onToken }: CaptchaProps) {
  const [isPassed, setPassed] = useState(false);
  const pass = () => {
    setPassed(true);
    onToken(`pass-${crypto.randomUUID()}`);
  };
  return (
    <button type="button" className="hosted-check" aria-pressed={isPassed} onClick={pass}>
      I am human (a pretend check)
    </button>
  );
}

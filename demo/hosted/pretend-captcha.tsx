import type { CaptchaProps } from '@gatehouse/ui/login';
import { useState } from 'react';

/** Stands in for a captcha service, as the provider verifies it: a press passes the check, once. */
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

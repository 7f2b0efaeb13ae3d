import type { ComponentType } from 'react';
import type { CaptchaCheck } from './captcha-check';

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

/** A captcha of the host in the box of a flow. */
export interface PlacedCaptcha extends Omit<CaptchaProps, 'siteKey' | 'onToken'> {
  Part: ComponentType<CaptchaProps>;
  /** What the flow waits for, the same at each call. */
  load: () => Promise<CaptchaCheck>;
}

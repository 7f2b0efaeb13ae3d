import type { ComponentType } from 'react';
import type { CaptchaCheck } from './captcha-check';

/** Props of the host's captcha. */
export interface CaptchaProps {
  /** Names the vendor at the service. */
  siteKey: string;
  /** Action of the check: the name of the flow. */
  action: string;
  /** Receives the token of a passed check, and undefined when it expires. */
  onToken: (token: string | undefined) => void;
}

/** Settings of the boxes that a vendor may protect with a captcha. */
export interface CaptchaSettings {
  /**
   * Renders the widget of a captcha service when the vendor requires one. It is remounted after each use, as a token is valid
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

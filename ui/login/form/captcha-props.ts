import type { ComponentType } from 'react';
import type { CaptchaCheck } from './captcha-check';

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
export interface PlacedCaptcha extends Omit<CaptchaProps, 'siteKey' | 'onToken'> {
  Part: ComponentType<CaptchaProps>;
  /** The captcha of the box, shared by its flow and its screens. */
  check: CaptchaCheck;
}

import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';

/** Verifies a token with a CAPTCHA service. */
export type VerifyCaptcha = (token: string, ip: string) => Promise<boolean>;

/** Maximum number of used tokens that are stored. */
const MAX_USED_TOKENS = 1000;

/** Creates a mock CAPTCHA service, which accepts each token that starts with `pass` once. */
export const mockCaptcha = (): VerifyCaptcha => {
  const spent = new Set<string>();
  return async (token) => {
    if (!token.startsWith('pass') || spent.has(token)) return false;
    spent.add(token);
    const [oldest] = spent;
    if (spent.size > MAX_USED_TOKENS && oldest !== undefined) spent.delete(oldest);
    return true;
  };
};

interface CaptchaService {
  /** URL that verifies tokens: that of reCAPTCHA, hCaptcha or Turnstile, which accept the same form. */
  url: string;
  secret: string;
}

/** Verifies tokens with a CAPTCHA service. While it does not respond, every token is rejected. */
export const verifyAtService =
  ({ url, secret }: CaptchaService): VerifyCaptcha =>
  async (token, ip) => {
    try {
      const body = new URLSearchParams({ secret, response: token, remoteip: ip });
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      const { success }: { success?: unknown } = await response.json();
      return response.ok && success === true;
    } catch {
      return false;
    }
  };

/** @throws ProviderError 400 `captcha-missing` or `captcha-refused`, if the policy requires a CAPTCHA */
export const requireCaptcha = async ({ settings, verifyCaptcha }: Provider, token: string): Promise<void> => {
  if (!settings.captcha) return;
  if (token === '') {
    throw new ProviderError(400, 'captcha-missing', 'Pass the check that you are human, then try again.');
  }
  if (await verifyCaptcha(token, settings.ip)) return;
  throw new ProviderError(400, 'captcha-refused', 'The check that you are human failed. Try again.');
};

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

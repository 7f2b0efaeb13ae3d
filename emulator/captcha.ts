/** Asks a captcha service whether a token is that of a check that was passed. */
export type VerifyCaptcha = (token: string, ip: string) => Promise<boolean>;

/** Tokens that are remembered as spent. */
const REMEMBERED = 1000;

/** Stands in for a captcha service: takes each token that starts with `pass` once. */
export const pretendCaptcha = (): VerifyCaptcha => {
  const spent = new Set<string>();
  return async (token) => {
    if (!token.startsWith('pass') || spent.has(token)) return false;
    spent.add(token);
    const [oldest] = spent;
    if (spent.size > REMEMBERED && oldest !== undefined) spent.delete(oldest);
    return true;
  };
};

interface CaptchaService {
  /** Address that verifies tokens: that of reCAPTCHA, hCaptcha or Turnstile, which take the same form. */
  url: string;
  secret: string;
}

/** Has tokens verified by a captcha service. While it does not answer, none is taken. */
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

import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';

/** @throws ProviderError 400 `captcha-missing` or `captcha-refused`, if the policy requires a CAPTCHA */
export const requireCaptcha = async ({ settings, verifyCaptcha }: Provider, token: string): Promise<void> => {
  if (!settings.captcha) return;
  if (token === '') {
    throw new ProviderError(400, 'captcha-missing', 'Pass the check that you are human, then try again.');
  }
  if (await verifyCaptcha(token, settings.ip)) return;
  throw new ProviderError(400, 'captcha-refused', 'The check that you are human failed. Try again.');
};

import type { MfaContext } from '@gatehouse/sdk/flows/mfa';
import type { BoxTexts } from '../texts';

const DAY = 86_400;

/** Label of the box that trusts a device; undefined where that is not offered. */
export const rememberText = (
  { language, mfa }: BoxTexts,
  { canRemember, rememberSeconds }: MfaContext,
): string | undefined => {
  if (!canRemember) return undefined;
  const days = Math.floor((rememberSeconds ?? 0) / DAY);
  if (days < 1) return mfa.authenticator.rememberAlways;
  const duration = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  return mfa.authenticator.remember(duration);
};

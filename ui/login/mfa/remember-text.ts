import type { MfaContext } from '@gatehouse/sdk/flows/mfa';
import type { FlowTexts } from '../../locales/en';

const DAY = 86_400;

/** Returns the label of the trusted device checkbox; undefined if the vendor does not offer it. */
export const rememberText = (
  language: string,
  { authenticator }: FlowTexts['mfa'],
  { canRemember, rememberSeconds }: MfaContext,
): string | undefined => {
  if (!canRemember) return undefined;
  const days = Math.floor((rememberSeconds ?? 0) / DAY);
  if (days < 1) return authenticator.rememberAlways;
  const duration = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  return authenticator.remember(duration);
};

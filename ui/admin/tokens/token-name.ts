import type * as tokens from '@gatehouse/sdk/tokens';
import type { AdminTexts } from '../../locales/en-admin';

/** What a token is called: its description, or that it has none. */
export const tokenName = ({ description }: tokens.ApiToken, texts: AdminTexts['tokens']): string =>
  description?.trim() || texts.unnamed;

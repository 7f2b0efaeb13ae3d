import type * as tokens from '@gatehouse/sdk/tokens';
import type { TokensTexts } from '../../locales/en/admin/tokens';

/** Returns the description of a token, or the text for a missing one. */
export const tokenName = ({ description }: tokens.ApiToken, texts: TokensTexts): string =>
  description?.trim() || texts.unnamed;

import type * as tokens from '@gatehouse/sdk/tokens';
import type { TokensTexts } from '../../locales/en/admin/tokens';

/** What a token is called: its description, or that it has none. */
export const tokenName = ({ description }: tokens.ApiToken, texts: TokensTexts): string =>
  description?.trim() || texts.unnamed;

/**
 * Only compiled, never run: lines that must not compile are marked, and the compiler reports a marked line that does.
 */
import type { AdminPageId } from '../../sdk/admin/pages';
import { pageFaces } from '../../ui/admin/pages';
import type { AdminTextLoaders, AdminTexts } from '../../ui/locales/en';
import type { TokensTexts } from '../../ui/locales/en/admin/tokens';

// @ts-expect-error a page without an entry
export const lost: typeof pageFaces = { personalApiTokens: pageFaces.personalApiTokens };

// @ts-expect-error an entry without a page
export const invented: typeof pageFaces = { ...pageFaces, nowhere: pageFaces.users };

/** Every page has a title, and nothing else has one. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;
export const titled: Same<keyof AdminTexts['frame']['pages'], AdminPageId> = true;

declare const german: AdminTextLoaders;
const { tokens: _, ...withoutTokens } = german;
// @ts-expect-error a page without texts in one of the languages
export const untranslated: AdminTextLoaders = withoutTokens;

declare const tokensTexts: TokensTexts;
const { add: __, ...withoutAdd } = tokensTexts;
// @ts-expect-error a page without one of its texts
export const missingTexts: TokensTexts = withoutAdd;

/** Compiled, never run: what must not compile is marked, and the compiler complains when it does after all. */
import type { AdminPageId } from '../../sdk/admin/pages';
import { type BuiltPageId, type LaterPageId, type PageFace, type PageFaces, pageFaces } from '../../ui/admin/pages';
import { texts as german } from '../../ui/locales/de';
import type { AdminTextLoaders, AdminTexts } from '../../ui/locales/en';
import type { TokensTexts } from '../../ui/locales/en/admin/tokens';

declare const face: PageFace;

export const exact: PageFaces<'users' | 'roles'> = { users: face, roles: face };

// @ts-expect-error a page without a face
export const missing: PageFaces<'users' | 'roles'> = { users: face };

// @ts-expect-error a face without a page
export const invented: PageFaces<'users'> = { users: face, nowhere: face };

// @ts-expect-error a page that is built may not lose its face
export const lost: PageFaces = { personalApiTokens: pageFaces.personalApiTokens };

/** Every page of the registry is built or waits, and none is both. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;
export const complete: Same<AdminPageId, BuiltPageId | LaterPageId> = true;
export const disjoint: Same<BuiltPageId & LaterPageId, never> = true;

/** Every page that is built has a title, and nothing else has one. */
export const titled: Same<keyof AdminTexts['frame']['pages'], BuiltPageId> = true;

const { tokens: _, ...withoutTokens } = german.admin;
// @ts-expect-error a page without texts in one of the languages
export const untranslated: AdminTextLoaders = withoutTokens;

declare const tokensTexts: TokensTexts;
const { add: __, ...withoutAdd } = tokensTexts;
// @ts-expect-error a page without one of its texts
export const unsaid: TokensTexts = withoutAdd;

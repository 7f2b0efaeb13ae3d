import { readClaims, type TokenClaims } from './jwt';

// A separate file: bundlers that split by file would otherwise move the engine's token code to the first chunk.

/**
 * Decodes the claims of a token. The signature is not verified: a browser only decodes tokens that it received from the
 * provider.
 * @throws IdentityError `invalid-token` ("Invalid token specified") when the value is not a token.
 */
export const decodeToken = (token: unknown): TokenClaims => readClaims(token);

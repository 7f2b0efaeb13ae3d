import { readClaims, type TokenClaims } from './jwt';

// A file of its own: bundlers that split by file would otherwise move the engine's token code to the first chunk.

/**
 * Reads the claims of a token. The signature is not checked: a browser only reads tokens that came straight from the provider.
 * @throws IdentityError `invalid-token` ("Invalid token specified") for anything that is not a token.
 */
export const decodeToken = (token: unknown): TokenClaims => readClaims(token);

/** Token verification for servers, without a framework and without the DOM. */
export { TokenError, type TokenErrorReason } from './token-error';
export { type TokenSource, type VerifiedToken, type VerifyTokenOptions, verifyToken } from './verify-token';

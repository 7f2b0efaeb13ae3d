/** Token verification for servers, without a framework and without the DOM. */
export { TokenError, type TokenErrorReason } from './token-error';
export {
  createTokenVerifier,
  type TokenSource,
  type TokenVerifier,
  type VerifiedToken,
  type VerifyTokenOptions,
  verifyToken,
} from './verify-token';

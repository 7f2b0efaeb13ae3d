import type { ExternalKind, ExternalProfile } from '../db/rows/external-sign-ins';
import type { SsoConnectionRow } from '../db/rows/sso';

/** The service or identity provider of a sign-in. */
export interface ExternalTarget {
  kind: ExternalKind;
  /** Display name of the service, or the host of the identity provider. */
  name: string;
  service?: string;
  /** Set for single sign-on. */
  connection?: SsoConnectionRow;
}

/** Values for verifying the response: stored with the sign-in, never sent. */
export type ExternalSecrets = Readonly<Record<string, string>>;

export interface ExternalRequest {
  state: string;
  /** The provider's own callback. */
  returnTo: string;
}

export interface ExternalStart {
  url: URL;
  secrets?: ExternalSecrets;
}

/** An IdP-initiated sign-in. */
export interface IdpInitiatedSignIn {
  connection: SsoConnectionRow;
  profile: ExternalProfile;
}

/** A failed sign-in at another service; the message is for administrators. */
export class ExternalError extends Error {
  override readonly name = 'ExternalError';
  /** OAuth error code for the application. */
  readonly code: 'temporarily_unavailable' | 'server_error';

  constructor(code: ExternalError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Signs users in at a social login provider, or at the identity provider of an account. The built-in implementation is
 * a mock page of this provider; the Node entry has clients of the real protocols.
 */
export interface ExternalProvider {
  /**
   * Starts a sign-in. The browser returns to `returnTo` with `state`.
   * @throws ExternalError when the other side cannot be reached
   */
  begin(target: ExternalTarget, request: ExternalRequest): Promise<ExternalStart>;
  /**
   * Returns the user of a response; undefined when the user declined.
   * @throws ExternalError for a forged, used or expired response
   */
  read(
    target: ExternalTarget,
    response: URLSearchParams,
    request: ExternalRequest & { secrets: ExternalSecrets },
  ): Promise<ExternalProfile | undefined>;
  /**
   * Returns an IdP-initiated sign-in; undefined when it belongs to no connection of this provider.
   * @throws ExternalError for a forged, used or expired response
   */
  readUnsolicited?(response: URLSearchParams): Promise<IdpInitiatedSignIn | undefined>;
  metadata?(): Promise<string>;
}

import type { SsoConnectionRow } from '../rows/sso';
import type { OutsideProfile, TripKind } from '../rows/trips';

/** The service or identity provider of a sign-in. */
export interface OutsideTarget {
  kind: TripKind;
  /** Display name of the service, or the host of the identity provider. */
  name: string;
  /** Name of the social login provider. */
  service?: string;
  /** Set for single sign-on. */
  connection?: SsoConnectionRow;
}

/** Values for verifying the response: stored with the sign-in, never sent. */
export type OutsideSecrets = Readonly<Record<string, string>>;

export interface OutsideRequest {
  state: string;
  /** The provider's own callback. */
  returnTo: string;
}

export interface OutsideStart {
  /** URL to which the browser is redirected. */
  url: URL;
  secrets?: OutsideSecrets;
}

/** An IdP-initiated sign-in. */
export interface OutsideArrival {
  connection: SsoConnectionRow;
  profile: OutsideProfile;
}

/** A failed sign-in at another service; the message is for administrators. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  /** OAuth error code for the application. */
  readonly code: 'temporarily_unavailable' | 'server_error';

  constructor(code: OutsideError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Signs users in at a social login provider, or at the identity provider of an account. The built-in implementation is
 * a mock page of this provider; the Node entry has clients of the real protocols.
 */
export interface Outside {
  /**
   * Starts a sign-in. The browser returns to `returnTo` with `state`.
   * @throws OutsideError when the other side cannot be reached
   */
  begin(target: OutsideTarget, request: OutsideRequest): Promise<OutsideStart>;
  /**
   * Returns the user of a response; undefined when the user declined.
   * @throws OutsideError for a forged, used or expired response
   */
  read(
    target: OutsideTarget,
    answer: URLSearchParams,
    request: OutsideRequest & { secrets: OutsideSecrets },
  ): Promise<OutsideProfile | undefined>;
  /**
   * Returns an IdP-initiated sign-in; undefined when it belongs to no connection of this provider.
   * @throws OutsideError for a forged, used or expired response
   */
  arrive?(answer: URLSearchParams): Promise<OutsideArrival | undefined>;
  /** Returns the SAML metadata of this provider. */
  metadata?(): Promise<string>;
}

import type { SsoConnectionRow } from '../rows/sso';
import type { OutsideProfile, TripKind } from '../rows/trips';

/** Where a user signs in instead of here. */
export interface OutsideTarget {
  kind: TripKind;
  /** Display name of the service, or the host of the identity provider. */
  name: string;
  /** Name of the social login provider. */
  service?: string;
  /** Set for single sign-on. */
  connection?: SsoConnectionRow;
}

/** What a client needs to check the response with: it is kept with the sign-in and never leaves the provider. */
export type OutsideSecrets = Readonly<Record<string, string>>;

export interface OutsideRequest {
  state: string;
  /** The provider's own callback. */
  returnTo: string;
}

export interface OutsideStart {
  /** The address that the browser goes to. */
  url: URL;
  secrets?: OutsideSecrets;
}

/** A sign-in that began at an identity provider. */
export interface OutsideArrival {
  connection: SsoConnectionRow;
  profile: OutsideProfile;
}

/** A sign-in elsewhere that failed; the message is for administrators. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  /** What the application is told: an error code of OAuth. */
  readonly code: 'temporarily_unavailable' | 'server_error';

  constructor(code: OutsideError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Signs users in at a social login provider, or at the identity provider of an account. The built-in one is a page of this
 * provider that pretends to be them; the Node entry brings clients of the real protocols.
 */
export interface Outside {
  /**
   * Starts a sign-in. The browser comes back to `returnTo` with `state`.
   * @throws OutsideError when the other side cannot be reached
   */
  begin(target: OutsideTarget, request: OutsideRequest): Promise<OutsideStart>;
  /**
   * Reads who signed in; undefined when the user declined.
   * @throws OutsideError for a response that is forged, used or too old
   */
  read(
    target: OutsideTarget,
    answer: URLSearchParams,
    request: OutsideRequest & { secrets: OutsideSecrets },
  ): Promise<OutsideProfile | undefined>;
  /**
   * Reads a sign-in that began at an identity provider; undefined when it belongs to no connection of this provider.
   * @throws OutsideError for a response that is forged, used or too old
   */
  arrive?(answer: URLSearchParams): Promise<OutsideArrival | undefined>;
  /** The SAML metadata of this provider. */
  metadata?(): Promise<string>;
}

import type { SsoConnectionRow } from '../rows/sso';
import type { OutsideProfile, TripKind } from '../rows/trips';

/** Where a user signs in instead of here. */
export interface OutsideTarget {
  kind: TripKind;
  /** Display name of the service, or the host of the identity provider. */
  name: string;
  /** Set for single sign-on. */
  connection?: SsoConnectionRow;
}

/** What came back to the provider's own callback. */
export type OutsideAnswer = Readonly<Record<string, string | undefined>>;

/**
 * Signs users in at a social login provider, or at the identity provider of an account. The built-in one is a page of this
 * provider that pretends to be them; a client of a real protocol takes its place.
 */
export interface Outside {
  /** The address that the browser goes to. It comes back to `returnTo` with `state`. */
  begin(target: OutsideTarget, request: { state: string; returnTo: string }): Promise<URL>;
  /**
   * Reads who signed in; undefined when the user declined.
   * @throws ProviderError for an answer that is forged, used or too old
   */
  read(target: OutsideTarget, answer: OutsideAnswer, returnTo: string): Promise<OutsideProfile | undefined>;
}

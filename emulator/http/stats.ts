export interface Stats {
  /** Calls of the token, silent and refresh endpoints, including refused ones. */
  tokenCalls: number;
  refreshes: number;
  /** Refresh tokens reused outside of the window. */
  reuseEvents: number;
  /** Authorization codes presented twice. */
  codeReplays: number;
  /** Number of uses of each refresh token, by the start of its hash. */
  usesPerToken: Record<string, number>;
  /** Calls of a page that a fault leaves without a response, and that are not canceled. */
  hanging: number;
}

export const createStats = (): Stats => ({
  tokenCalls: 0,
  refreshes: 0,
  reuseEvents: 0,
  codeReplays: 0,
  usesPerToken: {},
  hanging: 0,
});

/** Counters of everything that hands out tokens. */
export interface Stats {
  /** Calls of the token, silent and refresh endpoints, refused ones included. */
  tokenCalls: number;
  /** Refresh tokens that were exchanged for new ones. */
  refreshes: number;
  /** Refresh tokens that came back outside the window. */
  reuseEvents: number;
  /** Authorization codes that came a second time. */
  codeReplays: number;
  /** How often each refresh token was presented, by the start of its hash. */
  usesPerToken: Record<string, number>;
  /** Calls of a page that a fault leaves without an answer, and that are not cancelled. */
  hanging: number;
}

const zero = (): Stats => ({
  tokenCalls: 0,
  refreshes: 0,
  reuseEvents: 0,
  codeReplays: 0,
  usesPerToken: {},
  hanging: 0,
});

export const createStats = zero;

export const resetStats = (stats: Stats): void => {
  Object.assign(stats, zero());
};

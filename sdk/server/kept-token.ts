import { lifetime } from '../session/tokens/jwt';

/** A token of the provider, with its lifetime in seconds. */
export interface IssuedToken {
  token: string;
  expiresIn: unknown;
}

interface KeptToken {
  value: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Milliseconds since 1970 at which it is renewed. */
  renewAt: number;
}

/** Milliseconds before its expiry at which a token is renewed: a fifth of its lifetime, at most this. */
const MAX_LEAD = 60_000;
/** Milliseconds until a renewal that failed is repeated, while the token is valid. */
const PAUSE = 5_000;

/**
 * Keeps a token and renews it before it expires. Calls that need a new one share one exchange; while a token is valid no call
 * waits, and an outage does not matter.
 */
export const keepToken = (issue: () => Promise<IssuedToken>, now: () => number) => {
  let kept: KeptToken | undefined;
  let issuing: Promise<string> | undefined;

  const exchange = async (): Promise<string> => {
    const startedAt = now();
    const { token, expiresIn } = await issue();
    const duration = lifetime(expiresIn) * 1000;
    kept = {
      value: token,
      expiresAt: startedAt + duration,
      renewAt: startedAt + duration - Math.min(MAX_LEAD, duration / 5),
    };
    return token;
  };

  const renew = (): Promise<string> => {
    issuing ??= exchange().finally(() => {
      issuing = undefined;
    });
    return issuing;
  };

  return {
    get: async (): Promise<string> => {
      const current = kept;
      if (!current || now() >= current.expiresAt) return renew();
      if (now() >= current.renewAt && !issuing) {
        renew().catch(() => {
          current.renewAt = now() + PAUSE;
        });
      }
      return current.value;
    },
    /** Makes the next call get a new token instead of one that was refused before its time. */
    forget: (token: string): void => {
      if (kept?.value === token) kept = undefined;
    },
  };
};

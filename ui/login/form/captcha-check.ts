import type { Identity } from '@gatehouse/sdk';
import { contract } from '@gatehouse/sdk/contracts/configurations';

/** Returns the site key of the vendor's captcha; undefined without a captcha, or if the policy cannot be read. */
const readSiteKey = async (identity: Identity): Promise<string | undefined> => {
  try {
    const policy = await identity.call(contract).getCaptchaPolicy();
    return policy?.enabled ? policy.siteKey : undefined;
  } catch {
    return undefined;
  }
};

/** Warns developers that the vendor requires a captcha but the host renders none. */
export const warnOfMissing = async (identity: Identity): Promise<void> => {
  if ((await readSiteKey(identity)) === undefined) return;
  console.error('[gatehouse] The vendor asks for a captcha: give the box one by `captcha`.');
};

/** Props of the captcha in a screen. */
interface CaptchaState {
  /** Site key of the captcha; undefined if the vendor requires none. */
  siteKey?: string;
  /** Incremented after each use. */
  round: number;
  /** Whether the flow is waiting for a token. */
  isAwaited: boolean;
}

/** The captcha of one box, shared by its flow and its screens. */
export interface CaptchaCheck {
  /** Reads the vendor's policy, once. */
  read: () => void;
  get: () => CaptchaState;
  subscribe: (listener: () => void) => () => void;
  /** Receives the token of a passed check, and undefined when it expires. */
  take: (token: string | undefined) => void;
  /** Resolves to a single-use token; undefined if the vendor requires no captcha. */
  ask: () => Promise<string | undefined>;
}

/** Creates the captcha of a box. */
export const createCheck = (identity: Identity): CaptchaCheck => {
  let state: CaptchaState = { round: 0, isAwaited: false };
  let heldToken: string | undefined;
  let resolveToken: ((token: string) => void) | undefined;
  const listeners = new Set<() => void>();
  const set = (change: Partial<CaptchaState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  let reading: Promise<string | undefined> | undefined;
  const read = () => {
    reading ??= readSiteKey(identity).then((siteKey) => {
      if (siteKey !== undefined) set({ siteKey });
      return siteKey;
    });
    return reading;
  };

  return {
    read: () => void read(),
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (token) => {
      heldToken = token;
      if (token !== undefined) resolveToken?.(token);
    },
    ask: async () => {
      if ((await read()) === undefined) return undefined;
      let token = heldToken;
      if (token === undefined) {
        set({ isAwaited: true });
        token = await new Promise<string>((resolve) => {
          resolveToken = resolve;
        });
      }
      heldToken = undefined;
      resolveToken = undefined;
      set({ isAwaited: false, round: state.round + 1 });
      return token;
    },
  };
};

import type { Identity } from '@gatehouse/sdk';
import { contract } from '@gatehouse/sdk/contracts/configurations';

/** The key of the captcha that the vendor asks for; undefined for none, and where that cannot be read. */
const readSiteKey = async (identity: Identity): Promise<string | undefined> => {
  try {
    const policy = await identity.call(contract).getCaptchaPolicy();
    return policy?.enabled ? policy.siteKey : undefined;
  } catch {
    return undefined;
  }
};

/** Tells the developer of a host without a captcha that the vendor asks for one. */
export const warnOfMissing = async (identity: Identity): Promise<void> => {
  if ((await readSiteKey(identity)) === undefined) return;
  console.error('[gatehouse] The vendor asks for a captcha: give the box one by `captcha`.');
};

/** What a screen draws of a check. */
export interface CaptchaState {
  /** Undefined where the vendor asks for no check. */
  siteKey?: string;
  /** A further one after each use. */
  round: number;
  /** The flow waits for it. */
  isAwaited: boolean;
}

/** The check of one box, between its flow and its screens. */
export interface CaptchaCheck {
  get: () => CaptchaState;
  subscribe: (listener: () => void) => () => void;
  /** Takes the token of a check that was passed; undefined once it has expired. */
  take: (token: string | undefined) => void;
  /** Waits for a token, which is good once; undefined where the vendor asks for none. */
  ask: () => Promise<string | undefined>;
}

/** Makes the check of a box and reads the vendor's policy. */
export const createCheck = (identity: Identity): CaptchaCheck => {
  let state: CaptchaState = { round: 0, isAwaited: false };
  let held: string | undefined;
  let give: ((token: string) => void) | undefined;
  const listeners = new Set<() => void>();
  const set = (change: Partial<CaptchaState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const reading = readSiteKey(identity).then((siteKey) => {
    if (siteKey !== undefined) set({ siteKey });
    return siteKey;
  });

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (token) => {
      held = token;
      if (token !== undefined) give?.(token);
    },
    ask: async () => {
      if ((await reading) === undefined) return undefined;
      let token = held;
      if (token === undefined) {
        set({ isAwaited: true });
        token = await new Promise<string>((resolve) => {
          give = resolve;
        });
      }
      held = undefined;
      give = undefined;
      set({ isAwaited: false, round: state.round + 1 });
      return token;
    },
  };
};

import { contract } from '../../capabilities/mfa/contract';
import type { KeyValue } from '../../core/environment';
import { credentialsOf } from '../../core/webauthn/webauthn';
import type { Identity } from '../../identity';
import type { MfaDeps } from './context';
import type { MfaMethod } from './rules';

/** Storage key of the method that last verified a user of this browser. Contains no user and no device. */
const KEY = 'GATEHOUSE_LAST_FACTOR';

/** Stores which method has verified a user. */
export const storeLastFactor = ({ setItem }: Pick<KeyValue, 'setItem'>, method: MfaMethod): void => {
  setItem(KEY, method);
};

/** Returns the methods with the last used one of this browser first. */
export const lastFactorFirst = (
  { getItem }: Pick<KeyValue, 'getItem'>,
  methods: readonly MfaMethod[],
): readonly MfaMethod[] => {
  const last = getItem(KEY);
  return [...methods.filter((method) => method === last), ...methods.filter((method) => method !== last)];
};

/** Creates the dependencies of the MFA flow from an identity; `finish` receives the response that signs the user in. */
export const mfaDeps = (
  identity: Pick<Identity, 'call' | 'environment'>,
  finish: MfaDeps['finish'],
  overrides: Pick<MfaDeps, 'enroll' | 'cancel'> = {},
): MfaDeps => ({
  api: identity.call(contract),
  credentials: credentialsOf(identity.environment),
  finish,
  used: (method) => storeLastFactor(identity.environment.local, method),
  ...overrides,
});

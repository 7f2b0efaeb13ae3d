import type { CallOptions } from '../../core/api';
import { type AsAccount, capability } from '../../core/queries';
import { type AccountSettings, contract, type SettingsChanges } from './contract';

export { webUrl } from '../../core/http/web-url';
export type { AccountSettings, PublicSettings, SettingsChanges } from './contract';
export {
  type AccountFormats,
  type AccountFormatter,
  accountFormatter,
  dateFormats,
  type Moment,
  timeFormats,
} from './formats';

const { query, mutation } = capability('accountSettings', contract);

/** Returns the settings of the account, or of a sub-account when called with its token. */
export const get = query((api, { authorization }: AsAccount) => api.get(undefined, { authorization }));

/** Returns the public settings of the account that the login alias identifies. */
export const publicSettings = query((api) => api.getPublic(), { auth: 'none' });

/** Merges changes into the settings: the request replaces the whole record. */
export const changedSettings = (current: AccountSettings, changes: SettingsChanges): SettingsChanges => {
  const stored = Object.entries(current).filter(([, value]) => value !== null);
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...stored, ...changed]);
};

/** Updates settings. Settings that are left out keep their current value at the provider. */
export const update = mutation(
  async (api, { authorization, ...changes }: SettingsChanges & Pick<CallOptions, 'authorization'>) => {
    const current = await api.get(undefined, { authorization });
    return api.update(changedSettings(current, changes), { authorization });
  },
  ['accountSettings', 'accounts', 'profile'],
);

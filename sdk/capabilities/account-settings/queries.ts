import type { CallOptions } from '../../core/api';
import { type AsAccount, capability } from '../../core/queries';
import { type AccountSettings, contract, type SettingsChanges } from './contract';

export { webUrl } from '../../core/web-url';
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

/** Settings of the account, or of a sub-account with its own token. */
export const get = query((api, { authorization }: AsAccount) => api.get(undefined, { authorization }));

/** Where the login of the account named by the login alias is. */
export const publicSettings = query((api) => api.getPublic(), { auth: 'none' });

/** The settings with changes over them: what is sent replaces all that was there. */
export const changedSettings = (current: AccountSettings, changes: SettingsChanges): SettingsChanges => {
  const known = Object.entries(current).filter(([, value]) => value !== null);
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...known, ...changed]);
};

/** Changes some settings; the others keep the value they have at the provider at that moment. */
export const update = mutation(
  async (api, { authorization, ...changes }: SettingsChanges & Pick<CallOptions, 'authorization'>) => {
    const current = await api.get(undefined, { authorization });
    return api.update(changedSettings(current, changes), { authorization });
  },
  ['accountSettings', 'accounts', 'profile'],
);

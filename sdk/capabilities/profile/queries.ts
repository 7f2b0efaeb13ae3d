import type { Api } from '../../core/api';
import { type AsAccount, capability } from '../../core/queries';
import { createSearch } from '../../core/text/search-text';
import { contract, type Me, type MyTenants, type Tenant } from './contract';
import { changedProfile, type ProfileUpdate } from './details';
import { imageOf, imageUrl } from './image';

export type { Me, MyTenants, Tenant } from './contract';
export {
  changedProfile,
  detailsOf,
  isKeptByDirectory,
  type ProfileDetails,
  type ProfileUpdate,
  profileLimits,
} from './details';

const MAX_RESULTS = 50;
const STALE = ['profile', 'users'];

const { query, mutation } = capability('profile', contract);

/** Returns the signed-in user with their roles. */
export const me = query((api) => api.getMe({ addRoles: true }));

/** An account that the user can switch to. */
export interface TenantChoice extends Tenant {
  /** Whether it is the active account. */
  active: boolean;
}

/** Returns the accounts of a user, the active one marked. */
export const tenantChoices = ({ tenants, activeTenant }: MyTenants): TenantChoice[] =>
  tenants.map((tenant) => ({ ...tenant, active: tenant.tenantId === activeTenant?.tenantId }));

/** Returns the first 50 accounts whose name or id contains the words of a search, ignoring case and accents. */
export const findTenants = <T extends Pick<Tenant, 'name' | 'tenantId'>>(tenants: readonly T[], search = ''): T[] => {
  const isMatch = createSearch(search);
  return tenants.filter(({ name, tenantId }) => isMatch(name, tenantId)).slice(0, MAX_RESULTS);
};

/**
 * Returns the accounts of the user, or those visible to a sub-account's token. `perTab` (default false) returns the
 * account of this tab's session as the active one, for hosts that use one account per tab.
 */
export const tenants = query(async (api, { perTab = false, authorization }: { perTab?: boolean } & AsAccount) => {
  const read = perTab ? api.getMyTenantsV1 : api.getMyTenants;
  return tenantChoices(await read(undefined, { authorization }));
});

const save = async (api: Api<typeof contract>, changes: ProfileUpdate): Promise<Me> =>
  api.updateMe(changedProfile(await api.getMe(), changes));

/** Updates the profile and returns it. */
export const update = mutation((api, changes: ProfileUpdate) => save(api, changes), STALE);

/**
 * Uploads a profile picture.
 * @throws IdentityError `invalid-image` unless it is a base64 data URL of a picture.
 */
export const uploadImage = mutation(async (api, dataUrl: string, context) => {
  const address = await api.uploadProfileImage({ image: imageOf(dataUrl) });
  return save(api, { profilePictureUrl: imageUrl(address, (context ?? Date).now()) });
}, STALE);

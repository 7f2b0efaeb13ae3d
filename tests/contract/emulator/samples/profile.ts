import { nothing, type SamplesOf } from './sample';

/** The smallest picture there is. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const profile: SamplesOf<'profile'> = {
  getMe: () => ({}),
  getMyAuthorization: nothing,
  getMyTenants: nothing,
  getMyTenantsV1: nothing,
  getMyTenantsV2: nothing,
  updateMe: () => ({ name: 'Ada Lovelace', metadata: '{"jobTitle":"Analyst"}' }),
  uploadProfileImage: () => ({
    image: new Blob([Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
  }),
};

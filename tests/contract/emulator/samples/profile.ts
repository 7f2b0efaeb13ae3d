import { none, type SamplesOf } from './sample';

/** The smallest picture there is. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const profile: SamplesOf<'profile'> = {
  getMe: () => ({}),
  getMyAuthorization: none,
  getMyTenants: none,
  getMyTenantsV1: none,
  getMyTenantsV2: none,
  updateMe: () => ({ name: 'Ada Lovelace', metadata: '{"jobTitle":"Analyst"}' }),
  uploadProfileImage: () => ({
    image: new Blob([Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
  }),
};

import { nothing, type SamplesOf } from './sample';

export const profile: SamplesOf<'profile'> = {
  getMe: () => ({}),
  getMyAuthorization: nothing,
  getMyTenants: nothing,
  getMyTenantsV1: nothing,
};

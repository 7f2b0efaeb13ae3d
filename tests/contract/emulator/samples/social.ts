import { nothing, type SamplesOf } from './sample';

export const social: SamplesOf<'social'> = {
  listProvidersV1: nothing,
  listProvidersV2: nothing,
  listProvidersV2Authenticated: nothing,
  listCustomProviders: nothing,
};

import { nothing, type SamplesOf } from './sample';

export const accountSettings: SamplesOf<'accountSettings'> = {
  get: nothing,
  update: () => ({ name: 'Acme', website: 'https://acme.example', timezone: 'Europe/Berlin', currency: 'EUR' }),
  getPublic: nothing,
};

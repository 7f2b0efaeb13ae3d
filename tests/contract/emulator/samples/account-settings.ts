import { none, type SamplesOf } from './sample';

export const accountSettings: SamplesOf<'accountSettings'> = {
  get: none,
  update: () => ({ name: 'Acme', website: 'https://acme.example', timezone: 'Europe/Berlin', currency: 'EUR' }),
  getPublic: none,
};

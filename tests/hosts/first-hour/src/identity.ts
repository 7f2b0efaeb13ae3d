import { createIdentity } from '@gatehouse/sdk';

export const identity = createIdentity({
  baseUrl: import.meta.env.VITE_IDENTITY_URL ?? 'http://localhost:4400',
  clientId: 'local',
  loginMode: 'embedded',
});

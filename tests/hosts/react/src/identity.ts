import { createIdentity } from '@gatehouse/sdk';

export const identity = createIdentity({
  baseUrl: import.meta.env.VITE_IDENTITY_URL,
  clientId: 'host',
  loginMode: 'embedded',
});

import { createNextSession } from '@gatehouse/sdk/next';

export const { auth, currentUser, proxy, sessions } = createNextSession({
  issuer: process.env.IDENTITY_URL ?? 'http://localhost:4400',
  clientId: 'local',
  baseUrl: process.env.BASE_URL ?? 'http://localhost:3000',
  // Several for a rotation: the first one encrypts.
  secret: (process.env.SESSION_SECRET ?? '').split(','),
});

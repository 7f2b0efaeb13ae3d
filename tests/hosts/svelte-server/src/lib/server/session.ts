import { createServerSession } from '@gatehouse/sdk/server';

export const identityUrl = process.env.IDENTITY_URL ?? 'http://localhost:4400';

export const sessions = createServerSession({
  issuer: identityUrl,
  clientId: 'local',
  baseUrl: process.env.BASE_URL ?? 'http://localhost:3000',
  // Several for a rotation: the first one encrypts.
  secret: (process.env.SESSION_SECRET ?? '').split(','),
});

import { createServerSession, type RequestSession } from '@gatehouse/sdk/server';
import { createContext } from 'react-router';

export const sessions = createServerSession({
  issuer: process.env.IDENTITY_URL ?? 'http://localhost:4400',
  clientId: 'local',
  baseUrl: process.env.BASE_URL ?? 'http://localhost:3000',
  // Several for a rotation: the first one encrypts.
  secret: (process.env.SESSION_SECRET ?? '').split(','),
});

/** The session of the request. */
export const sessionContext = createContext<RequestSession>({ status: 'signed-out' });

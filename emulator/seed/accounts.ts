import type { Db } from '../db/db';
import { DEMO_PASSWORD } from './demo/users';
import { admin, breached, reader, reseller, secured, unenrolled } from './users';

/** A user that a developer can sign in as. */
export interface Account {
  email: string;
  /** Empty for a user without one. */
  password: string;
  /** Distinguishing feature of the user. */
  description: string;
}

const account = (email: string, description: string): Account => ({
  email,
  password: `${email.split('@')[0]}-Secret-1`,
  description,
});

const accounts: readonly Account[] = [
  { email: admin.email, password: admin.password, description: 'administrator' },
  { email: reader.email, password: reader.password, description: 'plain user' },
  { email: secured.email, password: secured.password, description: 'has an authenticator app' },
  { email: unenrolled.email, password: unenrolled.password, description: 'must set up an authenticator app' },
  { email: breached.email, password: breached.password, description: 'has a leaked password' },
  { email: reseller.email, password: reseller.password, description: 'administrator of a reseller' },
  account('keys@acme.test', 'has a phone, email codes and a security key'),
  account('many@acme.test', 'member of five accounts'),
  account('temp@acme.test', 'temporary, for two more days'),
  account('locked@acme.test', 'locked'),
  { email: 'anyone@corp.test', password: '', description: 'signs in with SSO; by SAML any address at saml.test' },
];

/** Returns the users of the built-in seeds that a provider has, and the shared password of generated users. */
export const accountsOf = (db: Db): Account[] => {
  const existing = accounts.filter(({ email }) => db.users.first('email', email));
  const generated = db.users.get('user-0003');
  const shared = generated && {
    email: generated.email,
    password: DEMO_PASSWORD,
    description: 'one of the generated users',
  };
  return shared ? [...existing, shared] : existing;
};

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
  { email: admin.email, password: admin.password, description: 'Administrator' },
  { email: reader.email, password: reader.password, description: 'Plain user' },
  { email: secured.email, password: secured.password, description: 'Has an authenticator app' },
  { email: unenrolled.email, password: unenrolled.password, description: 'Must set up an authenticator app' },
  { email: breached.email, password: breached.password, description: 'Has a breached password' },
  { email: reseller.email, password: reseller.password, description: 'Administrator of a reseller' },
  account('keys@acme.test', 'Has a phone, email codes and a security key'),
  account('many@acme.test', 'Member of five accounts'),
  account('temp@acme.test', 'Temporary, for two more days'),
  account('locked@acme.test', 'Locked after wrong passwords'),
  { email: 'anyone@corp.test', password: '', description: 'Signs in with SSO; by SAML any address at saml.test' },
];

/** Returns the users of the built-in seeds that a provider has, and the shared password of generated users. */
export const accountsOf = (db: Db): Account[] => {
  const existing = accounts.filter(({ email }) => db.users.first('email', email));
  const generated = db.users.get('user-0003');
  const shared = generated && {
    email: generated.email,
    password: DEMO_PASSWORD,
    description: 'One of the generated users',
  };
  return shared ? [...existing, shared] : existing;
};

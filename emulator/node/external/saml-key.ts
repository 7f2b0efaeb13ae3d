import type { Provider } from '../../provider';
import { createKeyPair, type KeyPair } from './self-signed';

const SETTING = 'saml-key';

/** Returns the key that signs requests. It is created on first use and stored in the database. */
export const serviceProviderKey = ({ db, issuer }: Pick<Provider, 'db' | 'issuer'>): KeyPair => {
  const known = db.settings.get(SETTING);
  // The database holds what was stored below.
  if (known) return JSON.parse(known.value) as KeyPair;
  const pair = createKeyPair(new URL(issuer).host, Date.now());
  db.settings.put({ id: SETTING, value: JSON.stringify(pair) });
  return pair;
};

import type { Provider } from '../../provider';
import { createKeyPair, type KeyPair } from './self-signed';

const SETTING = 'saml-key';

/** The key that requests are signed with. It is kept in the database and made when it is first needed. */
export const serviceProviderKey = ({ db, issuer }: Pick<Provider, 'db' | 'issuer'>): KeyPair => {
  const known = db.settings.get(SETTING);
  // The database holds what was put below.
  if (known) return JSON.parse(known.value) as KeyPair;
  const pair = createKeyPair(new URL(issuer).host, Date.now());
  db.settings.put({ id: SETTING, value: JSON.stringify(pair) });
  return pair;
};

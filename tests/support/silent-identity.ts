import { createIdentity, type Identity, type IdentityOptions } from '@gatehouse/sdk';

/** An identity of the portal that writes nothing into the log. */
export const silentIdentity = (options: Partial<IdentityOptions>): Identity =>
  createIdentity({ baseUrl: 'https://id.example.com', clientId: 'portal', logLevel: 'silent', ...options });

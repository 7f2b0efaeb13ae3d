import type { CreateProtocolClients } from '../../sso/choose-external-provider';
import { createOpenIdClient } from './openid';
import { createCallExternal } from './outgoing';
import { createSamlClient } from './saml';

/**
 * Creates clients of real identity providers. The provider calls only this machine and the given hosts.
 * @param hosts Names without a port
 */
export const protocolClients =
  (hosts: readonly string[] = []): CreateProtocolClients =>
  (provider) => {
    const openId = createOpenIdClient(provider, createCallExternal(hosts));
    return { oidc: openId, social: openId, saml: createSamlClient(provider) };
  };

import { hostFlags } from '../../rules/policies/reachable-hosts';
import type { CreateProtocolClients } from '../../sso/choose-external-provider';
import { createOpenIdClient } from './openid';
import { createCallExternal } from './outgoing';
import { createSamlClient } from './saml';

/**
 * Creates clients of real identity providers. The provider calls only this machine and the given hosts.
 * @param hosts Names without a port
 * @param setting How a start names another host, up to the host itself. Default: the flag of the command line
 */
export const protocolClients =
  (hosts: readonly string[] = [], setting = hostFlags.idpHosts): CreateProtocolClients =>
  (provider) => {
    const openId = createOpenIdClient(provider, createCallExternal(hosts, setting));
    return { oidc: openId, social: openId, saml: createSamlClient(provider) };
  };

import type { CreateOutside } from '../../sso/choose-outside';
import { createOpenIdOutside } from './openid';
import { createCallOutside } from './outgoing';
import { createSamlOutside } from './saml';

/**
 * Signs in at real identity providers. The provider itself calls this machine only, and the hosts that are named.
 * @param hosts Names without a port
 */
export const speakProtocols =
  (hosts: readonly string[] = []): CreateOutside =>
  (provider) => {
    const openId = createOpenIdOutside(provider, createCallOutside(hosts));
    return { oidc: openId, social: openId, saml: createSamlOutside(provider) };
  };

import type { CreateOutside } from '../../sso/choose-outside';
import { createOpenIdOutside } from './openid';
import { createCallOutside } from './outgoing';
import { createSamlOutside } from './saml';

/**
 * Creates clients of real identity providers. The provider calls only this machine and the given hosts.
 * @param hosts Names without a port
 */
export const speakProtocols =
  (hosts: readonly string[] = []): CreateOutside =>
  (provider) => {
    const openId = createOpenIdOutside(provider, createCallOutside(hosts));
    return { oidc: openId, social: openId, saml: createSamlOutside(provider) };
  };

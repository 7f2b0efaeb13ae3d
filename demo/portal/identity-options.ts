import type { IdentityOptions } from '@gatehouse/sdk';
import type { PortalConfig } from './config';

/** How the portal signs in. The provider names itself in every callback: one that does not is refused. */
export const identityOptions = ({ identityUrl, clientId }: Pick<PortalConfig, 'identityUrl' | 'clientId'>) =>
  ({
    baseUrl: identityUrl,
    clientId,
    requireIssuer: true,
    entitlements: { enabled: true },
  }) satisfies IdentityOptions;

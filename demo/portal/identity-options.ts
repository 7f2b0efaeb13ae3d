import type { IdentityOptions } from '@gatehouse/sdk';
import type { PortalConfig } from './config';

/** SDK options of the portal. Every callback must contain the provider's issuer; others are refused. */
export const identityOptions = ({ identityUrl, clientId }: Pick<PortalConfig, 'identityUrl' | 'clientId'>) =>
  ({
    baseUrl: identityUrl,
    clientId,
    requireIssuer: true,
    entitlements: { enabled: true },
  }) satisfies IdentityOptions;

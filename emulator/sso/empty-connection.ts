import type { SsoConnectionRow } from '../db/rows/sso';

/** A connection without values. */
export const emptyConnection = {
  enabled: false,
  type: 'saml',
  ssoEndpoint: '',
  publicCertificate: '',
  signRequest: false,
  oidcClientId: '',
  oidcSecret: '',
  roleIds: [],
  skipEmailDomainValidation: false,
} as const satisfies Partial<SsoConnectionRow>;

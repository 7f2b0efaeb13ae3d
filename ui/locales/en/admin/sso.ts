import type { Widen } from '../../widen';

/** Texts of the list of SSO connections; those of the setup are in `sso-setup`. */
export const texts = {
  text: 'Let members sign in with your company’s identity provider.',
  add: 'Set up SSO',
  all: 'All connections',
  only: 'Connection',
  emptyTitle: 'Members sign in with a password',
  empty: 'Connect your company’s identity provider; it takes about ten minutes.',
  emptyReadOnly: 'Connections that an administrator sets up appear here.',
  gone: 'This connection is no longer here.',
  types: {
    saml: 'Other SAML provider',
    okta: 'Okta',
    azure: 'Microsoft Entra ID',
    google: 'Google Workspace',
    oidc: 'OpenID Connect',
  },
  states: { on: 'On', off: 'Off', unfinished: 'Not finished' },
  domains: 'Domains',
  noDomains: 'None yet',
  unproven: (domain: string) => `${domain} (not verified)`,
  defaultRoles: 'Default roles',
  noRoles: 'None',
  roleCount: (count: number) => (count === 1 ? '1 role' : `${count} roles`),
  open: 'View',
  manage: 'Manage',
  resume: 'Continue setup',
  remove: 'Delete',
  certificate: {
    subject: (name: string) => `Issued to ${name}.`,
    valid: (date: string) => `Certificate valid until ${date}.`,
    'ends-soon': (date: string) => `The certificate expires on ${date}`,
    ended: (date: string) => `The certificate expired on ${date}`,
    renew: 'Add the new certificate from your identity provider, or sign-in will fail.',
  },
  removeTitle: (name: string) => `Delete the connection to ${name}?`,
  removeText: (domains: readonly string[]) =>
    domains.length > 0
      ? `Members with an address at ${domains.join(', ')} will sign in with a password, or another method this account allows. Domains and mappings are deleted too.`
      : 'Domains and mappings are deleted too.',
  removeConfirm: 'Delete connection',
  removedToast: (name: string) => `Connection to ${name} deleted`,
};

export type SsoTexts = Widen<typeof texts>;

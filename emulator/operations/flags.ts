/** Every flag of the specification and the flag of the usage page, all on. */
const FLAGS = [
  'multi-apps-admin-portal',
  'show-passkeys-new',
  'security-center-admin-portal-major-version',
  'admin_portal_ip_restrictions',
  'admin_portal_domain_restrictions',
  'new-mfa-pages',
  'groups-admin-box-new',
  'msp-all-accounts-new',
  'temporary-users',
  'usage-page',
] as const;

import { anybody, type OperationsOf, operation } from './operation';

export const flags: OperationsOf<'flags'> = {
  load: operation(anybody, ({ provider: { settings } }) => ({
    ...Object.fromEntries(FLAGS.map((flag) => [flag, 'on'])),
    'security-center-show-login-flows': settings.refusesLeaked ? 'on' : 'off',
  })),
};

import { planOf } from '../billing/invoices';
import { rightsOf } from '../rules/members/memberships';
import { anybody, type OperationsOf, operation, user } from './operation';

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

export const flags: OperationsOf<'flags'> = {
  load: operation(anybody, ({ provider: { settings } }) => ({
    ...Object.fromEntries(FLAGS.map((flag) => [flag, 'on'])),
    'security-center-show-login-flows': settings.refusesLeaked ? 'on' : 'off',
  })),
};

export const entitlements: OperationsOf<'entitlements'> = {
  load: operation(user, ({ db, provider, caller }) => {
    const { user, tenantId } = caller();
    const { permissions } = rightsOf(provider, user, tenantId);
    const current = planOf(provider, tenantId);
    return {
      features: Object.fromEntries(
        db.features
          .list()
          .map(({ id, planIds, expireTime, linkedPermissions }) => [
            id,
            { planIds: [...planIds], expireTime, linkedPermissions: [...linkedPermissions] },
          ]),
      ),
      // A plan with a price applies only to its subscribers, even if it is a default plan.
      plans: Object.fromEntries(
        db.plans.list().map(({ id, defaultTreatment, offer, rules = [] }) => [
          id,
          {
            defaultTreatment: offer ? (id === current ? 'true' : 'false') : defaultTreatment,
            rules: rules.map(({ conditions, ...rule }) => ({ ...rule, conditions: [...conditions] })),
          },
        ]),
      ),
      permissions: Object.fromEntries(permissions.map(({ key }) => [key, true])),
    };
  }),
};

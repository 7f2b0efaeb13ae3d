import { planOf } from '../billing/settle';
import { rightsOf } from '../rules/members/memberships';
import { type OperationsOf, operation, user } from './operation';

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
        db.plans
          .list()
          .map(({ id, defaultTreatment, offer }) => [
            id,
            { defaultTreatment: offer ? (id === current ? 'true' : 'false') : defaultTreatment },
          ]),
      ),
      permissions: Object.fromEntries(permissions.map(({ key }) => [key, true])),
    };
  }),
};

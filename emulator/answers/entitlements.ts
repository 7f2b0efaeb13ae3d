import { rightsOf } from '../rules/memberships';
import type { AnswersOf } from './answers-of';

export const entitlements: AnswersOf<'entitlements'> = {
  load: ({ db, provider, caller }) => {
    const { user, tenantId } = caller();
    const { permissions } = rightsOf(provider, user, tenantId);
    return {
      features: Object.fromEntries(
        db.features
          .list()
          .map(({ id, planIds, expireTime, linkedPermissions }) => [
            id,
            { planIds: [...planIds], expireTime, linkedPermissions: [...linkedPermissions] },
          ]),
      ),
      plans: Object.fromEntries(db.plans.list().map(({ id, defaultTreatment }) => [id, { defaultTreatment }])),
      permissions: Object.fromEntries(permissions.map(({ key }) => [key, true])),
    };
  },
};

import { signOutBrowser } from '../oauth/log-out';
import { audited } from '../rules/audits';
import { spendActorToken } from '../rules/impersonation';
import { startCookieFamily } from '../rules/refresh-tokens';
import { startSession } from '../rules/sessions';
import type { HandlersOf } from './handlers-of';

export const impersonation: HandlersOf<'impersonation'> = {
  impersonate: async (call, { impersonatedUserId, actorToken }) => {
    const { provider, cookies, client } = call;
    const { user, actor } = await spendActorToken(provider, cookies, actorToken, impersonatedUserId);
    await signOutBrowser(provider, cookies);
    const session = await startSession(provider, call, user, ['impersonation'], actor);
    await startCookieFamily(provider, cookies, client, session);
    audited({ ...call, bearer: undefined }, { actor }, { user, tenantId: session.tenantId });
  },
};

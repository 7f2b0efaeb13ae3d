import type { Call } from '../http/call';
import { signOutBrowser } from '../oauth/log-out';
import { audited } from '../rules/audits/audits';
import { authenticate } from '../rules/sessions/principal';
import { startCookieFamily } from '../rules/sessions/refresh-tokens';
import { startSession } from '../rules/sessions/sessions';
import { spendActorToken, userToActAs } from '../rules/sign-in/impersonation';
import { type OperationsOf, operation } from './operation';

/** Returns the member whose session token is the actor token; undefined for a token of the console. */
const actingMember = ({ provider, request }: Call, actorToken: string) =>
  authenticate(provider, new Request(request.url, { headers: { authorization: `Bearer ${actorToken}` } })).catch(
    () => undefined,
  );

export const impersonation: OperationsOf<'impersonation'> = {
  impersonate: operation(
    { as: 'none', audit: 'Impersonation started: {actor}', severity: 'High' },
    async (call, { impersonatedUserId, actorToken }) => {
      const { provider, cookies, client } = call;
      const member = await actingMember(call, actorToken);
      const { user, actor } = member
        ? { user: userToActAs(provider, member, impersonatedUserId), actor: member.user.email }
        : await spendActorToken(provider, cookies, actorToken, impersonatedUserId);
      await signOutBrowser(provider, cookies);
      const started = await startSession(provider, call, user, ['impersonation'], actor);
      // In the account that the member acts in.
      const session = member ? provider.db.sessions.patch(started.id, { tenantId: member.tenantId }) : started;
      await startCookieFamily(provider, cookies, client, session ?? started);
      audited({ ...call, bearer: undefined }, { actor }, { user, tenantId: (session ?? started).tenantId });
    },
  ),
};

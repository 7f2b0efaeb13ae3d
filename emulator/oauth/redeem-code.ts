import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import type { Call } from '../http/call';
import { oauthError } from '../http/errors';
import { sha256 } from '../random';
import { issueTokens, tokenResponse } from '../rules/sessions/issue-tokens';
import { clientById } from '../rules/sessions/principal';
import { revokeCode, startBodyFamily, startCookieFamily } from '../rules/sessions/refresh-tokens';
import { sessionById } from '../rules/sessions/sessions';

/** Lifetime in milliseconds. */
const LIFETIME = 60_000;

interface CodeExchange {
  code?: string;
  redirect_uri?: string;
  code_verifier?: string;
}

/** Exchanges an authorization code, once, for the client, redirect URI and verifier it was issued for. */
export const redeemCode = async (
  call: Call,
  { code, redirect_uri, code_verifier }: CodeExchange,
): Promise<Wire<(typeof contracts)['session']['token']>> => {
  const { db, provider, cookies, client, clientId } = call;
  if (!code || !redirect_uri || (!code_verifier && client.secret === undefined)) {
    throw oauthError('invalid_request', 'Send code, code_verifier and redirect_uri.');
  }
  const refused = () => oauthError('invalid_grant', 'This sign-in has expired or was used before. Start over.');
  const [id, challenge] = await Promise.all([sha256(code), code_verifier ? sha256(code_verifier) : '']);

  const row = db.codes.get(id);
  if (!row) throw refused();
  if (row.used) {
    provider.stats.codeReplays += 1;
    revokeCode(provider, id);
    throw refused();
  }
  // Spent in any case: a code allows one attempt.
  db.codes.patch(id, { used: true });
  const session = sessionById(provider, row.sessionId);
  const right =
    session !== undefined &&
    provider.clock.now() - row.createdAt <= LIFETIME &&
    row.redirectUri === redirect_uri &&
    row.challenge === challenge &&
    (!code_verifier || /^[\w.~-]{16,128}$/.test(code_verifier)) &&
    (clientId === undefined || clientId === row.clientId);
  const owner = clientById(provider, row.clientId);
  // The provider's client signs in as its application, and names that here by a header only; its next calls do too, so
  // the tokens are for the client that all of them come from.
  const isNamed = clientId === undefined && owner?.id === call.application?.id;
  if (!right || !owner || (owner.id !== client.id && !isNamed)) throw refused();

  const family = await startCookieFamily(provider, cookies, client, session, id);
  const { tenantId, nonce } = row;
  const tokens = await issueTokens(provider, {
    client,
    application: call.application,
    session,
    tenantId,
    nonce,
    notAfter: family.expiresAt,
  });
  return tokenResponse(tokens, await startBodyFamily(provider, client, session));
};

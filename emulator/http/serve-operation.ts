import type { Endpoint } from '@gatehouse/sdk/contracts';
import { canonicalEmail } from '@gatehouse/sdk/text';
import type { Context, Next } from 'hono';
import type { ApiTokenRow } from '../db/rows/accounts';
import { fieldOf } from '../guards';
import { clientCredentials, requireClientSecret } from '../oauth/client-credentials';
import type { Access, ListedOperation } from '../operations/operation';
import type { Client, Provider } from '../provider';
import { recordOperation, recordRefusal } from '../rules/audits/record-operation';
import { type MfaCall, readMfaSession } from '../rules/factors/mfa-sessions';
import { countMail } from '../rules/mail/limits';
import { requirePermission } from '../rules/members/roles';
import { requireAllowedIp } from '../rules/policies/restrictions';
import { authenticate, clientById } from '../rules/sessions/principal';
import { requireOwner } from '../rules/sign-in/impersonation';
import { requireCaptcha } from '../rules/sign-in/require-captcha';
import { requireStepUp } from '../rules/sign-in/sign-in';
import { unknownClient } from './application-errors';
import type { Call, Caller, Trail } from './call';
import type { Cookies } from './cookies';
import { ProviderError, signedOut } from './errors';
import { parseInput, readBody } from './read-input';

/** Fields of the request log besides method and path; no secrets. */
export interface LogDetails {
  operation?: string;
  caller?: string;
  error?: string;
}

export interface RouterEnv {
  /** `cookies` is set when there are no real Cookie headers. */
  Bindings: { cookies?: Cookies; note?: (details: LogDetails) => void };
  Variables: { cookies: Cookies };
}

export interface ServedOperation extends ListedOperation {
  /** Such as `groups.create`. */
  name: string;
  endpoint: Endpoint;
  /** Whether other operations have its method and path, so that fixed query values tell them apart. */
  isShared?: boolean;
}

const callingClient = (provider: Provider, request: Request, named: string | undefined): Client => {
  const { clients } = provider;
  const origin = request.headers.get('origin') ?? '';
  const client =
    named === undefined
      ? (clients.find((candidate) => candidate.origins.includes(origin)) ?? clients[0])
      : clientById(provider, named);
  if (!client) throw unknownClient(provider, named ?? '');
  return client;
};

const textOf = (input: unknown, field: string): string => {
  const value = fieldOf(input, field);
  return typeof value === 'string' ? value : '';
};

/** Several calls share one path and differ only in a query value. */
const isMeant = ({ fixed = {} }: Endpoint, query: URLSearchParams): boolean =>
  Object.entries(fixed).every(([name, value]) => query.get(name) === value);

/**
 * Returns whether an API token may call: an account's token any operation with a permission, a personal one also those
 * that only read.
 */
const isForPrograms = ({ permission, stepUp }: Access, { owner }: ApiTokenRow, method: string): boolean =>
  stepUp === undefined && (permission !== undefined || (owner === 'user' && method === 'GET'));

/** Checks everything that needs no input: permission and step-up come after authentication. */
const authorize = (provider: Provider, access: Access, bearer: Caller | undefined, method: string): void => {
  if (access.as !== 'user') return;
  if (!bearer) throw signedOut();
  if (bearer.apiToken && !isForPrograms(access, bearer.apiToken, method)) {
    throw new ProviderError(403, 'user-needed', 'An API token cannot do this. It needs a user who signs in.');
  }
  // A user whose IP address is refused can still sign out: that needs no user token.
  requireAllowedIp(provider, bearer.tenantId);
  if (access.ownerOnly || access.stepUp !== undefined) requireOwner(bearer);
  if (access.permission) requirePermission(provider, bearer, access.permission);
  if (access.stepUp !== undefined) requireStepUp(provider, bearer, access.stepUp);
};

const checkInput = async (call: MfaCall, access: Access, input: unknown): Promise<void> => {
  const { provider } = call;
  if (access.as === 'mfaToken') await readMfaSession(call, textOf(input, 'mfaToken'));
  if (access.captcha) await requireCaptcha(provider, textOf(input, 'recaptchaToken'));
  if (access.limit === 'mail') countMail(provider, canonicalEmail(textOf(input, 'email')), access.as === 'user');
};

/**
 * Serves an operation, always in this order: token (audience, type), session and its policies, account, permission,
 * step-up, input, limits, handler, audit row, event. A refused change writes an audit row too. The origin was checked
 * before.
 */
export const serveOperation =
  (provider: Provider, { name, endpoint, handler, access, isShared = false }: ServedOperation) =>
  async (c: Context<RouterEnv>, next: Next): Promise<Response | undefined> => {
    const request = c.req.raw;
    const search = new URL(request.url).searchParams;
    if (isShared && !isMeant(endpoint, search)) {
      await next();
      return undefined;
    }
    c.env?.note?.({ operation: name });
    const bearer = await authenticate(provider, request);
    if (bearer) c.env?.note?.({ caller: bearer.user.email });
    if (endpoint.auth !== 'none' && !bearer) throw signedOut();
    const trail: Trail = { details: {}, accounts: new Set(), actor: undefined };
    const serve = async (): Promise<Response> => {
      authorize(provider, access, bearer, request.method);
      const body = await readBody(request, endpoint.multipart);
      const input = parseInput(endpoint, c.req.param(), search, body);
      await checkInput({ db: provider.db, provider, request, cookies: c.var.cookies }, access, input);
      const named = request.headers.get('frontegg-requested-application-id') ?? undefined;
      const requested = named === undefined ? undefined : provider.db.applications.get(named);
      const credentials = clientCredentials(request, body);
      const clientId = credentials.id ?? (requested ? undefined : named);
      const client = callingClient(provider, request, clientId);
      if (access.provesClient) requireClientSecret(client, credentials);
      const call: Call = {
        db: provider.db,
        provider,
        request,
        cookies: c.var.cookies,
        client,
        clientId,
        application: requested ?? provider.db.applications.get(client.id),
        bearer,
        caller: () => {
          if (!bearer) throw signedOut();
          return bearer;
        },
        trail,
      };
      const result = await handler(call, input);
      recordOperation(call, { ...access, input, result });
      if (result === undefined) return new Response(null);
      if (endpoint.responseType === 'text') return new Response(String(result));
      // A handler returns a file or a stream as a response.
      return result instanceof Response ? result : Response.json(result);
    };
    return serve().catch((thrown: unknown) => {
      recordRefusal({ provider, db: provider.db, request, bearer, trail }, access, thrown);
      throw thrown;
    });
  };

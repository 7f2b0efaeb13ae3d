import { type Session, toIdentityError } from '@gatehouse/sdk';
import {
  array,
  extend,
  looseObject,
  nullable,
  number,
  object,
  optional,
  safeParse,
  string,
  type ZodMiniType,
} from 'zod/mini';
import { isRecord, parseJson } from '../guards';
import {
  IDEMPOTENCY_HEADER,
  IDENTITY_TOKEN_HEADER,
  type OwnRow,
  PORTAL_HEADER,
  recordsPath,
  type TableName,
  UserRecord,
} from '../research/contract';
import type { FeedbackKind } from '../research/feedback/kinds';
import { databaseReasons, serverError } from '../research/messages';
import type { ProblemCode } from '../research/problem-codes';
import { type Area, progressColumns } from '../research/progress';

export type GatewayFailure = 'signed-out' | 'offline' | 'network' | 'timeout' | 'refused' | 'server';

/** Error of a call to the portal's own server; its message is for users. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  constructor(
    readonly failure: GatewayFailure,
    message: string,
    /** HTTP status, or 0 without a response. */
    readonly status = 0,
    readonly fields: Readonly<Record<string, string>> = {},
    /** Code of a refusal by the gateway; missing in responses of other servers, such as a proxy. */
    readonly code?: string,
  ) {
    super(message);
  }
}

/** Timeout of one attempt in milliseconds. */
const TIME_LIMIT = 15_000;

/** The longest wait before a repetition, in milliseconds. */
const MAX_PAUSE = 5000;

const transportErrors: Record<'signed-out' | 'offline' | 'network' | 'timeout', string> = {
  'signed-out': 'Your session has ended. Sign in again to continue.',
  offline: 'You are offline. Try again when you are connected.',
  network: 'The portal could not be reached. Check your connection and try again.',
  timeout: 'The portal took too long to respond. Try again in a moment.',
};

const failed = (failure: keyof typeof transportErrors, status = 0) =>
  new GatewayError(failure, transportErrors[failure], status);

const ownerChanged = () =>
  new GatewayError(
    'refused',
    'You switched users or accounts, so nothing was sent. Review your feedback and try again.',
  );

const textsOf = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** Refusals contain a message; other errors get the message of the specification. */
const errorOf = (status: number, statusText: string, body: unknown): GatewayError => {
  const { msg, fields, error: code } = isRecord(body) ? body : {};
  const failure = status >= 500 ? 'server' : 'refused';
  const reason = typeof msg === 'string' && msg ? msg : undefined;
  const message = reason ?? serverError(status, statusText || databaseReasons.none);
  return new GatewayError(failure, message, status, textsOf(fields), typeof code === 'string' ? code : undefined);
};

interface Answer {
  response: Response;
  body: unknown;
}

/** Codes of refusals because the identity provider did not respond. */
const WITHOUT_PROVIDER: readonly unknown[] = ['SIGN_IN_UNCHECKED', 'ACCOUNT_UNKNOWN'] satisfies ProblemCode[];

/** Milliseconds after which the identity provider may respond to the gateway again; undefined if it did. */
const providerWait = ({ response, body }: Answer): number | undefined => {
  if (!isRecord(body) || !WITHOUT_PROVIDER.includes(body.error)) return undefined;
  const seconds = Number(response.headers.get('retry-after') ?? 1);
  return Math.min(Number.isFinite(seconds) ? seconds * 1000 : 1000, MAX_PAUSE);
};

interface GatewayRequest extends RequestInit {
  /** The gateway reads the user from the identity provider, which accepts the ID token only. */
  sendsIdentityToken?: boolean;
}

interface GatewayClientOptions {
  session: Pick<Session, 'get' | 'getAccessToken' | 'getToken' | 'refresh'>;
  fetch?: (path: string, init: RequestInit) => Promise<Response>;
  offline?: () => boolean;
  /** Waits some milliseconds. */
  pause?: (ms: number) => Promise<void>;
}

export interface SyncedRecord extends UserRecord {
  msg: string;
}

export interface GatewayClient {
  syncUser(): Promise<SyncedRecord>;
  /** Sets or clears checks of an area; returns the updated record. */
  changeProgress(area: Area, changes: Readonly<Record<string, boolean>>): Promise<UserRecord>;
  /** Returns the user's newest rows of a kind, at most one hundred. */
  ownRows(kind: FeedbackKind): Promise<OwnRow[]>;
  /** Sends feedback. A retry with the same idempotency key stores one record. */
  submit(kind: FeedbackKind, feedback: unknown, key: string): Promise<void>;
}

const Synced = extend(UserRecord, { msg: string() });
/** Without an `Id` when only the webhook received it. */
const Submitted = object({ Id: optional(number()), msg: string() });
const Rows = object({ list: array(looseObject({ Id: number(), CreatedAt: nullable(string()) })) });

/** Calls the records API on the portal's own origin on behalf of the signed-in user. */
export const createGatewayClient = ({
  session,
  fetch = (path, init) => globalThis.fetch(path, init),
  offline = () => navigator.onLine === false,
  pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: GatewayClientOptions): GatewayClient => {
  const toGatewayError = (error: unknown): GatewayError => {
    if (error instanceof GatewayError) return error;
    if (error instanceof DOMException && error.name === 'TimeoutError') return failed('timeout');
    return failed(offline() ? 'offline' : 'network');
  };

  /** The signed-in user and account. */
  const currentOwner = (): string | undefined => {
    const state = session.get();
    return state.status === 'authenticated' ? JSON.stringify([state.user.id, state.claims.tenantId]) : undefined;
  };

  const attempt = async (
    path: string,
    { sendsIdentityToken, ...init }: GatewayRequest,
    owner: string | undefined,
  ): Promise<Answer> => {
    const token = await session.getAccessToken();
    if (token === undefined) throw failed('signed-out');
    const identityToken = sendsIdentityToken ? await session.getToken() : undefined;
    // A request of one user must not be sent with the token of another.
    if (owner !== undefined && owner !== currentOwner()) throw ownerChanged();
    const headers = {
      ...init.headers,
      authorization: `Bearer ${token}`,
      ...(identityToken && { [IDENTITY_TOKEN_HEADER]: identityToken }),
    };
    const response = await fetch(path, { ...init, headers, signal: AbortSignal.timeout(TIME_LIMIT) });
    return { response, body: parseJson(await response.text()) };
  };

  /** Only a definite refusal of the provider is a sign-out. */
  const refresh = async () => {
    try {
      await session.refresh();
    } catch (error) {
      const { statusCode } = toIdentityError(error);
      if (statusCode < 400 || statusCode >= 500) throw failed(offline() ? 'offline' : 'network');
      throw failed('signed-out', statusCode);
    }
  };

  /** A refused token is renewed once. Neither refusal has changed anything, so the call is repeated once. */
  const withFreshToken = async (path: string, init: GatewayRequest) => {
    const owner = currentOwner();
    const first = await attempt(path, init, owner);
    const wait = providerWait(first);
    if (wait === undefined && first.response.status !== 401) return first;
    await (wait === undefined ? refresh() : pause(wait));
    return attempt(path, init, owner);
  };

  const call = async <T>(path: string, init: GatewayRequest, schema: ZodMiniType<T>): Promise<T> => {
    const { response, body } = await withFreshToken(path, init).catch((error: unknown) => {
      throw toGatewayError(error);
    });
    if (response.status === 401) throw failed('signed-out', 401);
    if (!response.ok) throw errorOf(response.status, response.statusText, body);
    const read = safeParse(schema, body);
    if (read.success) return read.data;
    throw new GatewayError(
      'server',
      'The portal sent an answer that cannot be read. Reload the page.',
      response.status,
    );
  };

  const write = <T>(
    table: TableName,
    method: 'POST' | 'PATCH',
    body: unknown,
    schema: ZodMiniType<T>,
    more: Pick<GatewayRequest, 'sendsIdentityToken'> & { headers?: Record<string, string> } = {},
  ): Promise<T> =>
    call(
      recordsPath(table),
      {
        ...more,
        method,
        headers: { 'content-type': 'application/json', [PORTAL_HEADER]: '1', ...more.headers },
        body: JSON.stringify(body),
      },
      schema,
    );

  return {
    syncUser: () => write('users', 'POST', {}, Synced, { sendsIdentityToken: true }),
    changeProgress: (area, changes) => write('users', 'PATCH', { [progressColumns[area].checks]: changes }, UserRecord),
    ownRows: async (kind) => (await call(`${recordsPath(kind)}?limit=100`, { method: 'GET' }, Rows)).list,
    async submit(kind, feedback, key) {
      await write(kind, 'POST', feedback, Submitted, { headers: { [IDEMPOTENCY_HEADER]: key } });
    },
  };
};

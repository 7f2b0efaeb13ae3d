import { del, get, post } from '../../core/contract';
import {
  boolean,
  type Infer,
  maybeText,
  nullable,
  number,
  object,
  optional,
  optionalFlag,
  rows,
  string,
} from '../../core/schema';

/** A session of the user on one device. */
export const LoginSession = object({
  id: string(),
  userAgent: maybeText,
  createdAt: maybeText,
  ipAddress: maybeText,
  /** Whether it is the session of this request. */
  current: optionalFlag,
  expires: maybeText,
  /** Whether an administrator impersonates the user. */
  impersonated: optionalFlag,
});
export type LoginSession = Infer<typeof LoginSession>;

const limit = object({
  isActive: boolean(),
  /** Seconds. */
  timeout: number(),
});

/** Session limits of the account; limits that were never set are absent. */
export const SessionConfigurations = object({
  sessionTimeoutConfiguration: optional(nullable(limit)),
  sessionIdleTimeoutConfiguration: optional(nullable(limit)),
  sessionConcurrentConfiguration: optional(nullable(object({ isActive: boolean(), maxSessions: number() }))),
});
export type SessionConfigurations = Infer<typeof SessionConfigurations>;

const MINE = '/identity/resources/users/sessions/v1/me';
const CONFIGURATIONS = '/identity/resources/configurations/sessions/v1';

const calls = {
  list: get(MINE, { output: rows(LoginSession) }),
  getCurrent: get(`${MINE}/current`, { output: LoginSession }),
  delete: del(`${MINE}/:id`, { input: object({ id: string() }) }),
  /** Ends the current session too. */
  deleteAll: del(`${MINE}/all`),
  revokeForUser: post('/identity/resources/users/sessions/v1/revoke', { input: object({ userId: string() }) }),
  getConfigurations: get(CONFIGURATIONS, { output: SessionConfigurations }),
  saveConfigurations: post(CONFIGURATIONS, { input: SessionConfigurations }),
};

/** Calls for user sessions and their limits. */
export type SessionsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link SessionsContract}. */
export const contract: SessionsContract = calls;

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
  /** The session that asks. */
  current: optionalFlag,
  expires: maybeText,
  /** An administrator impersonates the user. */
  impersonated: optionalFlag,
});
export type LoginSession = Infer<typeof LoginSession>;

const limit = object({
  isActive: boolean(),
  /** Seconds. */
  timeout: number(),
});

/** Limits of all sessions of the account; what was never set is absent. */
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
  /** Ends the session that asks, too. */
  deleteAll: del(`${MINE}/all`),
  revokeForUser: post('/identity/resources/users/sessions/v1/revoke', { input: object({ userId: string() }) }),
  getConfigurations: get(CONFIGURATIONS, { output: SessionConfigurations }),
  saveConfigurations: post(CONFIGURATIONS, { input: SessionConfigurations }),
};

/** Calls for the sessions of users and their limits. */
export type SessionsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link SessionsContract}. */
export const contract: SessionsContract = calls;

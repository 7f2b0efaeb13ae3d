import { del, get, patch, post } from '../../core/contract';
import {
  type Infer,
  maybeFlag,
  maybeText,
  nullable,
  object,
  optional,
  optionalFlag,
  optionalNumber,
  string,
} from '../../core/schema';

const details = {
  /** ISO date. */
  expires: maybeText,
  shouldSendEmail: maybeFlag,
};

/** The account's invitation link; an account has at most one. */
export const InviteLink = object({ token: string(), ...details });
export type InviteLink = Infer<typeof InviteLink>;

/** Settings of an invitation link. */
export const InviteLinkSettings = object({
  /** Minutes from now. */
  expiresInMinutes: optionalNumber,
  shouldSendEmail: optionalFlag,
});
export type InviteLinkSettings = Infer<typeof InviteLinkSettings>;

const link = '/identity/resources/tenants/invites/v1/user';
const saved = { input: InviteLinkSettings, output: InviteLink };

const calls = {
  /** For an account without a link the response is empty, null or an object without `token`. */
  get: get(link, { output: optional(nullable(object({ token: maybeText, ...details }))) }),
  create: post(link, saved),
  update: patch(link, saved),
  delete: del(link),
  getConfiguration: get('/identity/resources/tenants/invites/v1/configuration', {
    output: object({ tenantInvitationsAllowed: optionalFlag, emailsEnabled: optionalFlag }),
  }),
  /** Returns the name of the account. */
  verify: post('/identity/resources/tenants/invites/v1/verify', {
    auth: 'none',
    input: object({ token: string() }),
    output: string(),
    unwrap: 'name',
  }),
};

/** Calls for the account's invitation link. */
export type InviteLinksContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link InviteLinksContract}. */
export const contract: InviteLinksContract = calls;

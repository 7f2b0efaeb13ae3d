import type { Endpoint } from '@gatehouse/sdk/contracts';
import { canonicalEmail, canonicalPhoneNumber } from '@gatehouse/sdk/text';
import { array, boolean, looseObject, number, object, optional, type output, string, union } from 'zod/mini';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import type { ServedOperation } from '../http/serve-operation';
import { auditPdf } from '../reports/pdf';
import { finishEmailChange, startEmailChange } from '../rules/mail/email-change';
import { countMail } from '../rules/mail/limits';
import { readMailToken } from '../rules/mail/mail-tokens';
import { applicationsOf } from '../rules/members/applications';
import { membersOf } from '../rules/members/members';
import { countryRestriction, passwordRotation, vendorRotation } from '../rules/policies/policies';
import { paged } from '../rules/resources/paged';
import { anybody, operation, RECENT, type Rule, secure, user } from './operation';
import { forgotPassword } from './passwords';
import { getMe } from './profile';
import { createLink } from './registration';
import { readPolicy, savedPolicy } from './security-policy';

type Schema = Endpoint['input'];

interface Route<I extends Schema> {
  access: Rule;
  input: I;
  handler: (call: Call, input: output<I>) => unknown;
}

/** Returns an operation that published clients call and no contract of the SDK names. */
const route = <I extends Schema>(
  name: string,
  method: Endpoint['method'],
  path: string,
  { access: rule, input, handler }: Route<I>,
): ServedOperation => {
  const { access, ...served } = operation(rule, handler);
  return {
    name: `newer.${name}`,
    // The output is checked by tests only.
    endpoint: {
      method,
      path,
      input,
      output: input,
      responseType: 'json',
      auth: access.as === 'user' ? 'bearer' : 'none',
    },
    access,
    ...served,
  };
};

const IDENTITY = '/identity/resources';
const CONFIGURATIONS = `${IDENTITY}/configurations/v1`;
const USERS = `${IDENTITY}/users`;
const APPROVALS = `${IDENTITY}/approval-flows/v1`;
const COUNTRIES = '/security-engines/resources/policies/v1/country-restriction';

const readUsers: Rule = { permission: 'fe.secure.read.users' };
const readRestrictions: Rule = { permission: 'fe.secure.read.ipRestrictions' };
const savedRestrictions: Rule = {
  permission: 'fe.secure.write.ipRestrictions',
  audit: 'Country restrictions changed',
  severity: 'High',
  event: 'frontegg.restrictions.updated',
};

const none = optional(object({}));
const text = optional(string());
const paging = {
  _limit: optional(number()),
  _offset: optional(number()),
  userIds: optional(union([string(), array(string())])),
};
const recovery = object({ identifier: string(), identifierType: string() });
const approval = { approvalFlowExecutionId: string(), approverId: string(), approvalFlowStepId: string() };
const rotation = object({
  isActive: boolean(),
  rotationPeriod: number(),
  notificationPeriod: number(),
  vendorRotationPeriod: number(),
});
const restriction = object({
  enabled: boolean(),
  action: string(),
  failStrategy: string(),
  shouldSendRestrictionEmail: boolean(),
});
const newAccount = looseObject({ companyName: string() });

/** Refuses a call for something that the provider does not have. */
const refuse = (status: 403 | 404, errorCode: string, message: string) => (): never => {
  throw new ProviderError(status, errorCode, message);
};
const noApproval = refuse(404, 'approval-not-found', 'There is no approval request here. It may have ended.');
const noSms = refuse(403, 'recovery-strategy-off', 'Passwords cannot be reset by text message here. Use the email.');
const noSignUp = refuse(403, 'sign-up-strategy-off', 'You cannot sign up this way here. Use your email address.');
const noUsername = refuse(404, 'username-not-found', 'There is no such username. Users sign in by email address here.');

/** Returns the members of the account whose ids the query names; all without ids. */
const membersIn = (call: Call, userIds: string | readonly string[] | undefined) => {
  const ids = [userIds ?? []].flat().flatMap((part) => part.split(','));
  return membersOf(call, [call.caller().tenantId], ids.length > 0 ? new Set(ids) : undefined);
};

const ownPhones = ({ db, caller }: Call) =>
  db.phoneNumbers.by('userId', caller().user.id).map(({ id, phoneNumber, verified, createdAt }) => ({
    ...{ id, phoneNumber, verified, createdAt, updatedAt: createdAt },
  }));

/** Emails the reset link of a user, whom the request names by one of their identifiers. */
const resetByEmail = async (call: Call, identifier: string, type: string): Promise<void> => {
  // Only a confirmed number identifies its user.
  const number = type === 'phoneNumber' ? canonicalPhoneNumber(identifier) : undefined;
  const byPhone = number === undefined ? undefined : call.db.users.first('phoneNumber', number);
  const email = type === 'email' ? canonicalEmail(identifier) : (byPhone?.email ?? '');
  // Unknown identifiers are counted too.
  countMail(call.provider, email || identifier.trim());
  await forgotPassword(call, { email });
};

/**
 * Operations of newer published clients. The SDK has no contracts for them; the router serves them like the others.
 * Each has real semantics where the provider has what it is about, and refuses otherwise.
 */
export const newerOperations: readonly ServedOperation[] = [
  route('getSignUpStrategies', 'GET', `${CONFIGURATIONS}/sign-up/strategies`, {
    access: anybody,
    input: none,
    handler: () => [
      { strategy: 'email', isActive: true, isRequired: true },
      { strategy: 'phoneNumber', isActive: false, isRequired: false },
      { strategy: 'username', isActive: false, isRequired: false },
    ],
  }),
  route('signUpUserWithPhoneNumber', 'POST', `${USERS}/v1/signUp/phoneNumber`, {
    access: anybody,
    input: newAccount,
    handler: noSignUp,
  }),
  route('signUpUserWithUsername', 'POST', `${USERS}/v1/signUp/username`, {
    access: anybody,
    input: newAccount,
    handler: noSignUp,
  }),

  route('getPasswordRecoveryStrategies', 'GET', `${CONFIGURATIONS}/password-recovery/strategies`, {
    access: anybody,
    input: none,
    handler: () => [
      { strategy: 'email', isActive: true },
      { strategy: 'sms', isActive: false },
    ],
  }),
  route('resetPasswordViaEmail', 'POST', `${USERS}/v2/passwords/reset/email`, {
    access: { as: 'none', event: 'frontegg.user.forgotPassword' },
    input: recovery,
    handler: (call, { identifier, identifierType }) => resetByEmail(call, identifier, identifierType),
  }),
  route('resetPasswordViaSms', 'POST', `${USERS}/v2/passwords/reset/sms`, {
    access: anybody,
    input: recovery,
    handler: noSms,
  }),
  route('verifyPasswordViaSms', 'POST', `${USERS}/v2/passwords/reset/sms/verify`, {
    access: anybody,
    input: object({ otcToken: string(), sessionId: string() }),
    handler: noSms,
  }),
  route('validateResetPasswordToken', 'POST', `${USERS}/v1/passwords/reset/validate`, {
    access: anybody,
    input: object({ userId: string(), token: string() }),
    handler: async ({ provider }, link) => {
      await readMailToken(provider, 'reset-password', link);
    },
  }),

  route('getPasswordRotation', 'GET', `${CONFIGURATIONS}/password-rotation`, {
    access: readPolicy,
    input: none,
    handler: passwordRotation.get,
  }),
  route('getVendorPasswordRotation', 'GET', `${CONFIGURATIONS}/password-rotation/vendor`, {
    access: readPolicy,
    input: none,
    handler: () => vendorRotation,
  }),
  route('savePasswordRotation', 'POST', `${CONFIGURATIONS}/password-rotation`, {
    access: savedPolicy('Password rotation policy changed'),
    input: rotation,
    handler: passwordRotation.save,
  }),

  route('getCountryRestrictionsConfig', 'GET', COUNTRIES, {
    access: readRestrictions,
    input: none,
    handler: countryRestriction.get,
  }),
  route('updateCountryRestrictionsConfig', 'POST', COUNTRIES, {
    access: savedRestrictions,
    input: restriction,
    handler: countryRestriction.save,
  }),
  route('getCountryRestrictions', 'GET', `${COUNTRIES}/countries`, {
    access: readRestrictions,
    input: none,
    handler: countryRestriction.getCountries,
  }),
  route('updateCountryRestrictions', 'POST', `${COUNTRIES}/countries`, {
    access: savedRestrictions,
    input: object({ countries: array(object({ countryCode: string() })) }),
    handler: (call, { countries }) => countryRestriction.saveCountries(call, countries),
  }),

  route('submitApprovalAction', 'POST', `${APPROVALS}/approver-action`, {
    access: anybody,
    input: object({ ...approval, approved: boolean() }),
    handler: noApproval,
  }),
  route('getApprovalExecutionData', 'GET', `${APPROVALS}/execution-data`, {
    access: anybody,
    input: object(approval),
    handler: noApproval,
  }),

  route('getUserEmailPolicyConfig', 'GET', `${CONFIGURATIONS}/user-emails-policy`, {
    access: user,
    input: none,
    // A directory manages the addresses of its users.
    handler: ({ caller }) => ({ allowEmailChange: caller().user.managedBy !== 'scim2' }),
  }),
  route('updateEmail', 'POST', `${USERS}/v1/email/me`, {
    access: { stepUp: RECENT },
    input: object({ email: string() }),
    handler: (call, { email }) => startEmailChange(call, email),
  }),
  route('verifyEmail', 'POST', `${USERS}/v1/email/me/verify`, {
    access: {
      ownerOnly: true,
      audit: 'Own email address changed: {email}',
      severity: 'High',
      event: 'frontegg.user.updated',
    },
    input: object({ email: string(), code: string() }),
    handler: (call, { email, code }) => finishEmailChange(call, email, code),
  }),
  route('getUsersEmailsV1', 'GET', `${USERS}/emails/v1`, {
    access: readUsers,
    input: object({ ...paging, _email: text }),
    handler: (call, { userIds, _email, ...page }) =>
      paged(
        membersIn(call, userIds).map((member) => member.user),
        { ...page, _filter: _email },
        { wire: ({ id, email }) => ({ userId: id, email }), search: ({ email }) => [email] },
      ),
  }),

  route('getUsersUsernames', 'GET', `${IDENTITY}/usernames/v1`, {
    access: readUsers,
    input: object(paging),
    // No user has one: the provider signs in by email address.
    handler: () => paged([], {}, { wire: () => undefined }),
  }),
  route('getUserOwnUsername', 'GET', `${IDENTITY}/usernames/v1/me`, { access: user, input: none, handler: noUsername }),
  route('createUsername', 'POST', `${IDENTITY}/usernames/v1`, {
    access: user,
    input: object({ username: string() }),
    handler: refuse(403, 'usernames-off', 'Usernames are off here. Users sign in by email address.'),
  }),
  route('deleteUsername', 'DELETE', `${IDENTITY}/usernames/v1/:username`, {
    access: user,
    input: object({ username: string() }),
    handler: noUsername,
  }),

  route('getUserOwnPhoneNumbers', 'GET', `${USERS}/phone-numbers/v1/me`, {
    access: user,
    input: none,
    handler: ownPhones,
  }),
  route('getUsersPhoneNumberV2', 'GET', `${USERS}/phone-numbers/v2`, {
    access: readUsers,
    input: object({ ...paging, _phoneNumber: text }),
    handler: (call, { userIds, _phoneNumber, ...page }) =>
      paged(
        membersIn(call, userIds).flatMap(({ user: { id, phoneNumber } }) =>
          phoneNumber === undefined ? [] : [{ userId: id, phoneNumber }],
        ),
        { ...page, _filter: _phoneNumber },
        { wire: (row) => row, search: ({ phoneNumber }) => [phoneNumber] },
      ),
  }),

  route('createInviteUserLinkV2', 'POST', `${IDENTITY}/tenants/invites/v2/user`, {
    access: {
      permission: secure('write.tenantInvites'),
      ownerOnly: true,
      severity: 'Medium',
      event: 'frontegg.tenant.updated',
      audit: 'Invite link created',
    },
    input: optional(
      object({
        expiresInMinutes: optional(number()),
        shouldSendEmail: optional(boolean()),
        roleIds: optional(array(string())),
      }),
    ),
    handler: (call, settings = {}) => createLink(call, settings),
  }),
  route('getTenantsApplicationsV2', 'GET', '/applications/resources/applications/tenant-assignments/v2', {
    access: user,
    input: none,
    handler: ({ db, caller }) => {
      const { tenantId } = caller();
      const assignments = applicationsOf(db, tenantId).map(({ id, accessType }) => ({ appId: id, accessType }));
      return [{ tenantId, assignments }];
    },
  }),
  route('getUserV3', 'GET', `${USERS}/v3/me`, {
    access: user,
    input: none,
    // The third version leaves the rights to calls of their own.
    handler: (call) => {
      const { roles: _, permissions: __, groups: ___, ...profile } = getMe(call);
      return profile;
    },
  }),
  route('exportAuditsPdf', 'POST', '/audits/export/pdf', {
    access: { permission: 'fe.secure.read.audits', audit: 'Audit log exported', severity: 'Medium' },
    input: looseObject({ properties: optional(array(looseObject({ name: string() }))) }),
    handler: (call, { properties = [], ...query }) =>
      auditPdf(
        call,
        properties.map(({ name }) => name),
        query,
      ),
  }),
];

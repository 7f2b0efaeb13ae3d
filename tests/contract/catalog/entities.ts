import * as accountSettings from '../../../sdk/capabilities/account-settings/contract';
import * as accounts from '../../../sdk/capabilities/accounts/contract';
import * as applications from '../../../sdk/capabilities/applications/contract';
import * as audits from '../../../sdk/capabilities/audits/contract';
import * as billing from '../../../sdk/capabilities/billing/contract';
import * as configurations from '../../../sdk/capabilities/configurations/contract';
import * as connectivity from '../../../sdk/capabilities/connectivity/contract';
import * as groups from '../../../sdk/capabilities/groups/contract';
import * as inviteLinks from '../../../sdk/capabilities/invite-links/contract';
import * as metadata from '../../../sdk/capabilities/metadata/contract';
import * as passkeys from '../../../sdk/capabilities/passkeys/contract';
import * as phoneNumbers from '../../../sdk/capabilities/phone-numbers/contract';
import * as profile from '../../../sdk/capabilities/profile/contract';
import * as restrictions from '../../../sdk/capabilities/restrictions/contract';
import * as roles from '../../../sdk/capabilities/roles/contract';
import * as securityCenter from '../../../sdk/capabilities/security-center/contract';
import * as securityPolicy from '../../../sdk/capabilities/security-policy/contract';
import * as sessions from '../../../sdk/capabilities/sessions/contract';
import * as sso from '../../../sdk/capabilities/sso/contract';
import * as tokens from '../../../sdk/capabilities/tokens/contract';
import * as users from '../../../sdk/capabilities/users/contract';
import type { Schema } from '../../../sdk/core/schema';
import * as session from '../../../sdk/session/contract';
import { definitionOf } from './schema';

/** An entity of section 3 of the specification: its fields, and the schemas that contain them. */
interface Entity {
  schemas: readonly Schema[];
  fields: string;
}

/** Section 3 of the specification, in its order. A name with a dot is inside of another field. */
export const entities: Readonly<Record<string, Entity>> = {
  'User (session)': {
    schemas: [profile.Me, session.LoginResponse],
    fields:
      'id email name tenantId verified isLocked provider createdAt roles permissions entitlements accessToken refreshToken mfaRequired mfaToken mfaEnrolled mfaDevices isBreachedPassword emailVerified recoveryCode redirectLocation expiresIn groups applications isDisabled temporaryExpirationDate lastLogin customData profilePictureUrl subAccountAccessAllowed',
  },
  'MFA devices': { schemas: [session.MfaDevices], fields: 'webauthn phones authenticators emails' },
  'User (team list)': {
    schemas: [users.TeamMember],
    fields:
      'id email name phone profileImage profileImageUrl tenantId vendorId roleIds roles groups activatedForTenant verified createdAt lastLogin mfaEnabled customData temporaryExpirationDate',
  },
  'Sub-tenant user': { schemas: [accounts.AccountUser], fields: 'id tenants tenants.tenantId tenants.roles' },
  'Tenant, own': {
    schemas: [profile.Tenant],
    fields:
      'id tenantId name tenantType createdAt metadata isReseller subAccountAccessType hasCustomLogin alias deletedAt',
  },
  'Tenant, sub-account': {
    schemas: [accounts.ListedAccount],
    fields:
      'id tenantId name tenantType createdAt metadata isReseller subAccountAccessType numberOfUsers loadMoreLink hasCustomLogin alias deletedAt',
  },
  'Tenant, tree': {
    schemas: [accounts.AccountTree],
    fields:
      'tenantId tenantType createdAt metadata isReseller subAccountAccessType numberOfUsers children loadMoreLink hasCustomLogin alias deletedAt',
  },
  'Selected sub-account': {
    schemas: [accounts.AccountToken, accounts.HierarchyMetadata],
    fields: 'accessToken expiresIn expires totalSubTenants',
  },
  'Account settings': {
    schemas: [accountSettings.AccountSettings],
    fields: 'address timezone dateFormat timeFormat currency logo',
  },
  Role: {
    schemas: [roles.Role],
    fields: 'id key name description isDefault permissions tenantId vendorId createdAt updatedAt',
  },
  'Role of the session user': {
    schemas: [profile.Role],
    fields: 'id key name description isDefault permissions tenantId vendorId createdAt updatedAt',
  },
  Permission: { schemas: [roles.Permission], fields: 'id key name description categoryId fePermission roleIds' },
  'Permission of the session user': {
    schemas: [profile.Permission],
    fields: 'id key name description categoryId fePermission roleIds',
  },
  Group: { schemas: [groups.Group], fields: 'id name color description users roles metadata managedBy' },
  Application: { schemas: [applications.Application, applications.ApplicationUsers], fields: 'id accessType userIds' },
  'API token': {
    schemas: [tokens.ListedToken, tokens.CreatedToken],
    fields: 'id clientId description createdAt secret roleIds tenantId createdByUserId',
  },
  'Invite link': { schemas: [inviteLinks.InviteLink], fields: 'token expires' },
  'Phone number': { schemas: [phoneNumbers.PhoneNumber], fields: 'id' },
  'Passkey device': { schemas: [passkeys.Passkey], fields: 'id' },
  Session: { schemas: [sessions.LoginSession], fields: 'id userAgent createdAt ipAddress current' },
  'IP restriction': { schemas: [restrictions.IpRestriction], fields: 'id ip isActive strategy description' },
  'IP restriction config': { schemas: [restrictions.IpConfig], fields: 'isActive strategy' },
  'Email-domain restriction': { schemas: [restrictions.DomainRestriction], fields: 'id domain type' },
  'Email-domain config': { schemas: [restrictions.DomainConfig], fields: 'active listType blockPublicDomains' },
  'SSO configuration': {
    schemas: [sso.SsoConfiguration],
    fields:
      'id enabled domains domains.id domains.validated groups groups.id groups.group groups.roleIds roleIds type generatedVerification ssoEndpoint publicCertificate signRequest validated acsUrl spEntityId oidcClientId oidcSecret',
  },
  'SSO configuration, first generation': {
    schemas: [sso.SamlConfiguration],
    fields:
      'enabled domain type generatedVerification ssoEndpoint publicCertificate signRequest validated acsUrl spEntityId oidcClientId oidcSecret',
  },
  'MFA policy': { schemas: [securityPolicy.MfaPolicy], fields: 'enforceMFAType' },
  'Lockout policy': { schemas: [securityPolicy.LockoutPolicy], fields: 'enabled maxAttempts' },
  'Password history policy': { schemas: [securityPolicy.PasswordHistoryPolicy], fields: 'enabled historySize' },
  'Captcha policy': { schemas: [configurations.CaptchaPolicy], fields: 'enabled siteKey' },
  Recommendation: { schemas: [securityCenter.ReportedRecommendation], fields: 'code severity category' },
  Subscription: {
    schemas: [billing.SubscriptionRecord],
    fields:
      'id externalId startDate currentPeriodStart currentPeriodEnd status cancellation cancellation.policy trialEnd externallyManaged plan.slug paymentMethodId planId',
  },
  Plan: { schemas: [billing.PlanRecord], fields: 'id name description price.amount price.currency slug' },
  'Billing summary': {
    schemas: [billing.BillingSummary],
    fields:
      'subscriptionId paymentMethodId tenantConfigurationId providerType externallyManaged currentPlanId defaultPlanId',
  },
  Invoice: {
    schemas: [billing.InvoiceRecord],
    fields: 'id externalId subscriptionId paymentDate totalAmount currency paid receiptNumber',
  },
  'Payment method': {
    schemas: [billing.PaymentMethodRecord],
    fields:
      'id externalId type isDefault last4 expMonth expYear brand billingDetails.name billingDetails.email billingDetails.address',
  },
  'Email and SMS': {
    schemas: [connectivity.EventConfiguration],
    fields: 'eventKey subscriptions.id subscriptions.recipients subscriptions.enabled',
  },
  Slack: { schemas: [connectivity.SlackSubscription], fields: 'id isActive slackEvents slackEvents.channelIds' },
  Webhook: { schemas: [connectivity.contract.listWebhooks.output], fields: 'id _id' },
  'Audit row': {
    schemas: [audits.AuditRow],
    fields: 'createdAt email user action description ip severity userAgent json tenantId vendorId',
  },
  'Audit column': {
    schemas: [metadata.Column],
    fields: 'name displayName type sortable filterable showInTable showInMoreInfo isPredefined',
  },
};

/** Returns the fields that section 3 names for a response: the provider may send more than was recorded. */
export const specifiedFields = (output: Schema): string[] => {
  const { innerType, element } = definitionOf(output);
  const inner = innerType ?? element;
  if (inner) return specifiedFields(inner);
  return Object.values(entities)
    .filter(({ schemas }) => schemas.includes(output))
    .flatMap(({ fields }) => fields.split(' '));
};

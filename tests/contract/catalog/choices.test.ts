import * as accounts from '@gatehouse/sdk/accounts';
import * as connectivity from '@gatehouse/sdk/connectivity';
import * as provisioning from '@gatehouse/sdk/provisioning';
import * as reports from '@gatehouse/sdk/reports';
import * as restrictions from '@gatehouse/sdk/restrictions';
import * as securityCenter from '@gatehouse/sdk/security-center';
import * as securityPolicy from '@gatehouse/sdk/security-policy';
import * as sessions from '@gatehouse/sdk/sessions';
import * as sso from '@gatehouse/sdk/sso';
import * as users from '@gatehouse/sdk/users';
import { expect, test } from 'vitest';

/** Options of the screens, as the provider names them: any other spelling is refused. */
test.each([
  ['sort orders of sub-accounts', accounts.accountSorts, ['createdAt', 'name', 'tenantId']],
  ['sub-account access', accounts.subAccountAccessTypes, ['defaultOff', 'defaultOn', 'alwaysOn']],
  ['sort orders of users of sub-accounts', accounts.accountUserSorts, ['createdAt', 'name', 'email']],
  ['channels', connectivity.everyChannel, ['slack', 'email', 'sms', 'webhook']],
  ['directories', provisioning.connectionSources, ['frontegg', 'okta', 'azure-ad', 'other']],
  ['formats of a report', reports.reportTypes, ['html', 'pdf', 'image']],
  ['intervals of a report', reports.reportIntervals, ['daily', 'weekly', 'monthly', 'custom']],
  ['lists of restrictions', restrictions.restrictionTypes, ['ALLOW', 'BLOCK']],
  ['severities', securityCenter.severities, ['SEVERE', 'WARNING', 'INFO']],
  [
    'security categories',
    securityCenter.securityCategories,
    ['MFA', 'SESSIONS', 'PASSWORD', 'INACTIVITY', 'IP', 'DOMAIN', 'SSO'],
  ],
  ['requirement of a second factor', securityPolicy.enforceMFATypes, ['DontForce', 'Force', 'ForceExceptSAML']],
  ['units of time', sessions.durationUnits, ['days', 'hours', 'minutes']],
  ['kinds of identity provider', sso.ssoTypes, ['saml', 'okta', 'azure', 'google', 'oidc']],
  ['lists of users', users.userPresets, ['mfa-unenrolled', 'breached-passwords', 'inactive']],
  [
    'sort orders of users',
    users.userSorts,
    ['createdAt', 'name', 'email', 'id', 'verified', 'isLocked', 'provider', 'tenantId'],
  ],
])('%s', (_what, offered, words) => {
  expect(offered).toEqual(words);
});

import { errorTexts, toIdentityError } from '@gatehouse/sdk';
import { contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import { describe, expect, it } from 'vitest';

/** The texts of section 8 of the specification, verbatim. */
const texts = {
  'ER-ADMIN-PORTAL-GENERIC-ERROR': "We're facing some difficulties, Please try again",
  'invalid-token': 'Invalid token specified',
  'entitlements-disabled': "You must first enable entitlements via the provider's options to use this function",
  'no-changes': 'No changes to update',
  'provider-not-configured': 'Payment provider not configured',
  'not-authorized': 'Not authorized',
  'internal-failure': 'Internal feature failure',
  'tenant-undefined': 'TenantId is not defined',
  'subscription-not-found': 'Subscription not found',
  'externally-managed': 'Billing is externally managed',
  'assignment-failed': 'Assignment action failed. Try again or contact support.',
  'reset-failed': 'Unknown error occurred',
  'sign-in-failed': 'Failed to authenticate',
  'invitation-failed': "We couldn't verify your invitation",
  'native-bridge-missing': 'FronteggNativeBridge is not available',
} satisfies Partial<Record<keyof typeof errorTexts, string>>;

describe('texts of the specification', () => {
  it('are those of the errors', () => {
    expect(errorTexts).toMatchObject(texts);
  });

  it('replace any other error: generic, with status 500', () => {
    for (const thrown of [undefined, null, 'text', 7, {}, new TypeError('x')]) {
      expect(toIdentityError(thrown)).toMatchObject({
        message: texts['ER-ADMIN-PORTAL-GENERIC-ERROR'],
        errorCode: 'ER-ADMIN-PORTAL-GENERIC-ERROR',
        statusCode: 500,
        cause: thrown,
      });
    }
  });
});

describe('recorded loads', () => {
  it('have unique names', () => {
    const endpoints: Endpoint[] = Object.values(contracts).flatMap((contract) => Object.values<Endpoint>(contract));
    const recorded = endpoints.flatMap(({ recordedAs, path }) => (recordedAs ? [[recordedAs, path]] : []));
    expect(Object.fromEntries(recorded)).toEqual({
      LOAD_FEATURE_FLAGS: '/flags',
      LOAD_ADMIN_BOX_METADATA: '/metadata',
      LOAD_SSO_PUBLIC_CONFIGURATION: '/team/resources/sso/v2/configurations/public',
      LOAD_PUBLIC_AUTH_STRATEGIES_POLICY: '/identity/resources/configurations/v1/auth/strategies/public',
      LOAD_ALLOW_SIGNUPS: '/identity/resources/configurations/v1/public',
      LOAD_CUSTOM_LOGIN_ROUTES: '/tenants/resources/account-settings/v1/public',
      LOAD_PASSWORD_CONFIGURATION: '/identity/resources/users/v1/passwords/config',
    });
    expect(recorded).toHaveLength(7);
  });
});

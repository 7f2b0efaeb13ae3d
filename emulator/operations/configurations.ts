import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { permissionOf } from '../reports/content';
import { auditColumns } from '../rules/audits/audit-log';
import { audited } from '../rules/audits/audits';
import { MAX_BOX_SIZE, readVendorBox, type Settings, withAction, withOver } from '../rules/policies/vendor-box';
import { document } from '../rules/resources/owned';
import { serviceProvider } from '../rules/sso/sso-connections';
import { anybody, type OperationsOf, operation, secure, user } from './operation';

const authStrategies = ({ provider: { settings } }: Call) => ({
  mainAuthStrategies: [{ strategy: settings.authStrategy }],
  secondaryAuthStrategies: [
    { strategy: 'Passkeys', isActive: settings.passkeys },
    ...settings.secondaryStrategies.map((strategy) => ({ strategy, isActive: true })),
  ],
});

export const configurations: OperationsOf<'configurations'> = {
  getVendorConfig: operation(anybody, ({ provider: { settings } }) => ({
    allowSignups: settings.allowSignups,
    apiTokensEnabled: true,
    authStrategy: settings.authStrategy,
    machineToMachineAuthStrategy: settings.machineToMachineAuthStrategy,
  })),
  getPublicAuthStrategies: operation(anybody, authStrategies),
  getAuthStrategies: operation(user, authStrategies),
  getCaptchaPolicy: operation(anybody, ({ provider: { settings } }) => ({
    siteKey: settings.captcha ? 'local' : '',
    enabled: settings.captcha,
  })),
  getPasswordPolicy: operation(user, ({ provider: { settings } }) => settings.passwordConfig),
};

export const vendor: OperationsOf<'vendor'> = {
  getPublicInfo: operation(anybody, ({ client, provider: { settings } }) => ({
    name: client.name,
    logo: client.logo,
    whiteLabelMode: settings.whiteLabelMode,
  })),
};

const none: Settings = {};

/** Pages that the vendor shows to users with the permission to read them. By default these four are visible to all. */
const byPermissions = { visibility: 'byPermissions' };
const readable = { account: byPermissions, users: byPermissions, security: byPermissions, audits: byPermissions };

/** The usage page requires a flag that the vendor names. */
const usage = { featureFlag: 'usage-page' };

/** Settings of each account's own login box. */
const tenantBox = document('admin-box', none);

/** The reports page, for users who may read the data of at least one report. */
const reportsPage = { visibility: 'byPermissions', permissions: [...new Set(Object.values(permissionOf))] };

export const metadata: OperationsOf<'metadata'> = {
  // Locating an IP address needs a geographic database, which this provider does not include.
  getCurrentIp: operation(user, ({ provider }) => ({ ip: provider.settings.ip })),
  getIp: operation(user, (_, { ip }) => ({ ip })),
  getNotifications: operation(user, () => ({
    rows: [
      {
        channels: ['email', 'sms', 'slack', 'webhook'],
        severities: ['Info', 'Medium', 'High', 'Critical'],
        properties: [
          { name: 'title', displayName: 'Title', type: 'AlphaNumeric', showInTable: true },
          { name: 'severity', displayName: 'Severity', type: 'Severity', showInTable: true },
          { name: 'createdAt', displayName: 'Time', type: 'Timestamp', showInTable: true },
        ],
      },
    ],
  })),
  getSaml: operation(anybody, ({ db, provider }) => {
    const { acsUrl, spEntityId } = serviceProvider(provider.issuer);
    const isActive = db.ssoConnections.find(({ enabled }) => enabled) !== undefined;
    return { rows: [{ isActive, configuration: { acsUrl, spEntityId } }] };
  }),
  getAudits: operation(user, () => ({ rows: [{ properties: [...auditColumns] }] })),
  // The login page of an account uses the appearance that the account set.
  getAdminBox: operation(anybody, ({ db, request }) => {
    const alias = request.headers.get('frontegg-login-alias');
    const tenant = alias ? db.tenants.first('alias', alias) : undefined;
    const navigation = { ...readable, usage, ...(db.reports.count() > 0 && { reports: reportsPage }) };
    const vendor = { themeV2: {}, localizations: {}, ...readVendorBox(db), navigation };
    const tenantSettings = tenant ? tenantBox.read(db, tenant.id) : none;
    return { rows: [{ configuration: withOver(vendor, tenantSettings) }] };
  }),
  getTenantAdminBox: operation({ permission: secure('read.accountSettings') }, tenantBox.get),
  updateTenantAdminBox: operation(
    {
      permission: 'fe.account-settings.write.custom-login-box',
      audit: 'Login box changed',
      severity: 'Medium',
      event: 'frontegg.tenant.updated',
    },
    (call, { actions }) => {
      if (actions.length === 0) throw new ProviderError(400, 'no-changes', 'No changes to update');
      const before = tenantBox.get(call);
      const after = actions.reduce((settings, { type, payload }) => withAction(settings, type, payload), before);
      if (JSON.stringify(after).length > MAX_BOX_SIZE) {
        throw new ProviderError(413, 'too-large', 'This is too large. Use smaller pictures or shorter texts.');
      }
      audited(call, { changed: actions.map(({ type }) => type) });
      return tenantBox.save(call, after);
    },
  ),
};

import { identityError } from '../../core/error-texts';
import { capability } from '../../core/queries';
import { type AdminBox, type Column, contract, type NotificationMetadata, type TenantAdminBox } from './contract';
import { changedLeaves } from './merge';
import { withOverride } from './override';

export type { AdminBox, Column, IpMetadata, NotificationMetadata, SamlMetadata, TenantAdminBox } from './contract';

const { query, mutation } = capability('metadata', contract);

/**
 * Returns the configuration of the login box and the portal; empty when none is stored. The settings of its override
 * URL take precedence; an override that cannot be read is ignored.
 */
export const adminBox = query(
  async (api, _, context): Promise<AdminBox> => {
    const [row] = await api.getAdminBox();
    return withOverride(row?.configuration ?? {}, context);
  },
  { auth: 'none' },
);

/** Returns the tag manager containers to load: those that are enabled and have a valid id. */
export const tagManagerIds = ({ integrations }: AdminBox): string[] =>
  (integrations?.gtm ?? []).filter(({ id, enabled }) => enabled && /^GTM-[A-Za-z\d]+$/.test(id)).map(({ id }) => id);

/**
 * Returns the SAML service provider metadata for a customer's identity provider.
 * @throws IdentityError `metadata-not-found` when the vendor has none.
 */
export const saml = query(
  async (api) => {
    const [row] = await api.getSaml();
    if (!row) throw identityError('metadata-not-found', { message: 'metadata not found: saml' });
    return row;
  },
  { auth: 'none' },
);

/** Returns how notifications are displayed; empty when none is stored. */
export const notifications = query(async (api): Promise<NotificationMetadata> => {
  const [row] = await api.getNotifications();
  return row ?? {};
});

/** Returns the columns of the audit log, in their order. */
export const auditColumns = query(async (api): Promise<Column[]> => {
  const [row] = await api.getAudits();
  return row?.properties ?? [];
});

/**
 * Returns the location of the client.
 * @throws IdentityError `ip-metadata-not-found` when the provider does not know it.
 */
export const currentIp = query(async (api) => {
  const metadata = await api.getCurrentIp();
  if (!metadata?.ip) throw identityError('ip-metadata-not-found');
  return metadata;
});

/**
 * Returns the location of an IP address.
 * @throws IdentityError `ip-metadata-not-found` when the provider does not know it.
 */
export const ip = query(async (api, address: string) => {
  const metadata = await api.getIp({ ip: address });
  if (!metadata?.ip) throw identityError('ip-metadata-not-found');
  return metadata;
});

/** Returns the settings of the account's own portal. */
export const tenantAdminBox = query((api) => api.getTenantAdminBox());

/**
 * Saves the difference between two versions of the account's settings.
 * @throws IdentityError `no-changes` when they are equal.
 */
export const updateTenantAdminBox = mutation(
  async (api, { before, after }: { before: TenantAdminBox; after: TenantAdminBox }) => {
    const actions = changedLeaves(before, after);
    if (actions.length === 0) throw identityError('no-changes');
    return api.updateTenantAdminBox({ actions });
  },
);

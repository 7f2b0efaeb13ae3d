import type { NewSaml } from '@gatehouse/sdk/contracts/sso';
import { connectionSources } from '@gatehouse/sdk/provisioning';
import type { NewSsoConfiguration } from '@gatehouse/sdk/sso';
import { canonicalDomain } from '@gatehouse/sdk/text';
import type { DirectoryRow, SsoConnectionRow } from '../db/rows/sso';
import type { Call } from '../http/call';
import { fieldError } from '../http/errors';
import { isoTime } from '../provider';
import { randomText, sha256 } from '../random';
import { audited } from '../rules/audits/audits';
import { ownedRow, ownedRows } from '../rules/resources/owned';
import { type Directory, provisionAll, releaseAll } from '../rules/sso/directory-sync';
import {
  addGroup,
  changeGroup,
  firstConnection,
  groupsOf,
  newConnection,
  newDomain,
  proveDomain,
  removeGroup,
  requireComplete,
  rowOf,
  saveConnection,
  serviceProvider,
  setRoles,
  theConnection,
  wireConnection,
  wireDomain,
} from '../rules/sso/sso-connections';
import { type IdpMetadata, readMetadata } from '../sso/metadata';
import { documentUrl } from '../sso/read-address';
import { anybody, type OperationsOf, operation, type Rule } from './operation';

const event = 'frontegg.sso.configurationUpdated';

const readSso: Rule = { permission: 'fe.secure.read.samlConfiguration' };

/** Access for what lets users in through an identity provider, with its audit sentence. */
const writeSso = (audit: string): Rule => ({
  permission: 'fe.secure.write.samlConfiguration',
  ownerOnly: true,
  audit,
  severity: 'High',
  event,
});

/** Access for removing what lets users in, with its audit sentence. */
const removeSso = (audit: string): Rule => ({
  permission: 'fe.secure.delete.samlConfiguration',
  audit,
  severity: 'High',
  event,
});

const domainOf = ({ db }: Call, { id }: SsoConnectionRow) => db.ssoDomains.by('connectionId', id)[0];

const wireSaml = (call: Call, row: SsoConnectionRow) => {
  const { id: _id, domains: _domains, groups: _groups, roleIds: _roles, ...wire } = wireConnection(call, row);
  const { skipEmailDomainValidation: _skip, ...connection } = wire;
  const domain = domainOf(call, row);
  return {
    ...connection,
    domain: domain?.domain ?? null,
    validated: domain?.validated ?? false,
    isSamlActive: row.enabled,
  };
};

const save = (call: Call, { domain, enabled, isSamlActive: _, ...changes }: NewSaml) =>
  call.db.transaction(() => {
    const before = firstConnection(call) ?? newConnection(call);
    const old = domainOf(call, before);
    audited(call, { before: wireSaml(call, before), domain });
    saveConnection(call, before, { ...changes, enabled: false });
    const requested = domain === undefined ? undefined : (canonicalDomain(domain) ?? domain.trim());
    if (requested !== undefined && requested !== old?.domain) {
      if (old) call.db.ssoDomains.remove(old.id);
      if (requested !== '') call.db.ssoDomains.put(newDomain(call, before, requested));
    }
    saveConnection(call, theConnection(call), { enabled });
    return wireSaml(call, theConnection(call));
  });

/** Version 1 of the calls, which supports one connection per account with one domain: the oldest. */
const samlOperations = {
  getSaml: operation(readSso, (call) => {
    const row = firstConnection(call);
    return row ? wireSaml(call, row) : null;
  }),
  saveSaml: operation(writeSso('SSO connection changed: {type}'), save),
  saveSamlMetadata: operation(writeSso('SSO connection changed: {type}'), async (call, { metadata }) => {
    const values = await readMetadata(metadata);
    saveConnection(call, firstConnection(call) ?? newConnection(call), { ...values });
    return wireSaml(call, theConnection(call));
  }),
  validateSamlDomain: operation(writeSso('SSO domain verified: {domain}'), (call) => {
    const connection = theConnection(call);
    const domain = domainOf(call, connection);
    audited(call, { domain: domain?.domain });
    if (domain) proveDomain(call, connection, domain);
    return wireSaml(call, connection);
  }),
  getSamlVendorConfig: operation(readSso, ({ provider }) => {
    const { acsUrl, spEntityId } = serviceProvider(provider.issuer);
    return { acsUrl, spEntityId };
  }),
  getSamlDefaultRoles: operation(readSso, (call) => ({ roleIds: [...(firstConnection(call)?.roleIds ?? [])] })),
  setSamlDefaultRoles: operation(writeSso('Default roles of an SSO connection changed'), (call, { roleIds }) =>
    setRoles(call, theConnection(call), roleIds),
  ),
  listSamlGroups: operation(readSso, (call) => {
    const row = firstConnection(call);
    return row ? groupsOf(call.db, row.id) : [];
  }),
  createSamlGroup: operation(writeSso('SSO group mapping created: {group}'), (call, mapping) =>
    addGroup(call, theConnection(call), mapping),
  ),
  updateSamlGroup: operation(writeSso('SSO group mapping changed: {group}'), (call, mapping) =>
    changeGroup(call, theConnection(call).id, mapping),
  ),
  deleteSamlGroup: operation(removeSso('SSO group mapping deleted: {group}'), (call, { id }) =>
    removeGroup(call, theConnection(call).id, id),
  ),
} satisfies Partial<OperationsOf<'sso'>>;

const find = (call: Call, id: string) => ownedRow(call, 'ssoConnections', id);

const change = (call: Call, id: string, changes: NewSsoConfiguration) => {
  const before = find(call, id);
  audited(call, { before: wireConnection(call, before) });
  return saveConnection(call, before, changes);
};

const fromMetadata = (values: IdpMetadata): NewSsoConfiguration => ({ ...values });

const fetched = async ({ provider }: Call, address: string): Promise<NewSsoConfiguration> =>
  fromMetadata(
    await readMetadata(
      await provider.readAddress(documentUrl(address, provider.idpHosts, provider.hostSettings.idpHosts)),
    ),
  );

/** The identity provider type is sent next to the URL. */
const typeIn = (configMetadata: Record<string, string> | undefined): NewSsoConfiguration =>
  configMetadata?.type === undefined ? {} : { type: configMetadata.type };

const validate = (call: Call, input: { ssoConfigId: string; domainId: string }): undefined => {
  const connection = find(call, input.ssoConfigId);
  const domain = rowOf(call, 'ssoDomains', connection.id, input.domainId);
  audited(call, { domain: domain.domain });
  proveDomain(call, connection, domain);
};

export const sso: OperationsOf<'sso'> = {
  ...samlOperations,
  getOidc: operation(readSso, ({ provider }) => ({
    active: true,
    redirectUri: serviceProvider(provider.issuer).redirectUri,
  })),
  getPublic: operation(anybody, ({ db }) => ({
    isActive: db.ssoConnections.find(({ enabled }) => enabled) !== undefined,
  })),
  list: operation(readSso, (call) => ownedRows(call, 'ssoConnections').map((row) => wireConnection(call, row))),
  create: operation(writeSso('SSO connection created: {type}'), (call, input) =>
    saveConnection(call, newConnection(call), { ...input, enabled: input.enabled ?? false }),
  ),
  update: operation(writeSso('SSO connection changed: {type}'), (call, { ssoConfigId, ...changes }) =>
    change(call, ssoConfigId, changes),
  ),
  delete: operation(removeSso('SSO connection deleted: {type}'), (call, { ssoConfigId }) => {
    const row = find(call, ssoConfigId);
    audited(call, { before: wireConnection(call, row) });
    call.db.ssoConnections.remove(row.id);
  }),
  createByMetadata: operation(writeSso('SSO connection created: {type}'), async (call, { metadata }) =>
    saveConnection(call, newConnection(call), fromMetadata(await readMetadata(metadata))),
  ),
  updateByMetadata: operation(writeSso('SSO connection changed: {type}'), async (call, { ssoConfigId, metadata }) => {
    find(call, ssoConfigId);
    return change(call, ssoConfigId, fromMetadata(await readMetadata(metadata)));
  }),
  createByMetadataUrl: operation(writeSso('SSO connection created: {type}'), async (call, { url, configMetadata }) =>
    saveConnection(call, newConnection(call), { ...(await fetched(call, url)), ...typeIn(configMetadata) }),
  ),
  updateByMetadataUrl: operation(
    writeSso('SSO connection changed: {type}'),
    async (call, { ssoConfigId, url, configMetadata }) => {
      // Metadata is fetched only for a connection of the caller's account.
      find(call, ssoConfigId);
      return change(call, ssoConfigId, { ...(await fetched(call, url)), ...typeIn(configMetadata) });
    },
  ),
  createDomain: operation(writeSso('SSO domain added: {domain}'), (call, { ssoConfigId, domain }) =>
    wireDomain(call.db.ssoDomains.put(newDomain(call, find(call, ssoConfigId), domain))),
  ),
  deleteDomain: operation(removeSso('SSO domain removed: {domain}'), (call, { ssoConfigId, domainId }) => {
    const connection = find(call, ssoConfigId);
    const { id, domain } = rowOf(call, 'ssoDomains', connection.id, domainId);
    audited(call, { domain });
    call.db.transaction(() => {
      call.db.ssoDomains.remove(id);
      requireComplete(call, connection);
    });
  }),
  validateDomainV1: operation(writeSso('SSO domain verified: {domain}'), validate),
  validateDomainV2: operation(writeSso('SSO domain verified: {domain}'), validate),
  getDefaultRoles: operation(readSso, (call, { ssoConfigId }) => ({ roleIds: [...find(call, ssoConfigId).roleIds] })),
  setDefaultRoles: operation(writeSso('Default roles of an SSO connection changed'), (call, { ssoConfigId, roleIds }) =>
    setRoles(call, find(call, ssoConfigId), roleIds),
  ),
  listGroups: operation(readSso, (call, { ssoConfigId }) => groupsOf(call.db, find(call, ssoConfigId).id)),
  createGroup: operation(writeSso('SSO group mapping created: {group}'), (call, { ssoConfigId, ...mapping }) =>
    addGroup(call, find(call, ssoConfigId), mapping),
  ),
  updateGroup: operation(writeSso('SSO group mapping changed: {group}'), (call, { ssoConfigId, ...mapping }) =>
    changeGroup(call, find(call, ssoConfigId).id, mapping),
  ),
  deleteGroup: operation(removeSso('SSO group mapping deleted: {group}'), (call, { ssoConfigId, id }) =>
    removeGroup(call, find(call, ssoConfigId).id, id),
  ),
};

const wire = ({ id, connectionName, source, syncToUserManagement, createdAt, lastSync }: DirectoryRow) => ({
  id,
  connectionName,
  source,
  syncToUserManagement,
  createdAt,
  lastSync: lastSync ?? null,
});

const directoryOf = ({ db, provider }: Call, row: DirectoryRow): Directory => ({ db, provider, row });

const thing = 'provisioningConfiguration';
const read: Rule = { permission: `fe.secure.read.${thing}` };
const write: Rule = { ownerOnly: true, permission: `fe.secure.write.${thing}`, severity: 'High' };

export const provisioning: OperationsOf<'provisioning'> = {
  list: operation(read, (call) => ownedRows(call, 'directories').map(wire)),
  create: operation(
    {
      ...write,
      audit: 'Directory connected: {connectionName}',
      event: 'frontegg.provisioning.configurationCreated',
    },
    async (call, { source, connectionName = '', syncToUserManagement = false }) => {
      if (!connectionSources.some((candidate) => candidate === source)) {
        throw fieldError('source', 'Choose a directory of the list.');
      }
      const token = randomText();
      const row = call.db.directories.put({
        id: crypto.randomUUID(),
        tenantId: call.caller().tenantId,
        source,
        connectionName: connectionName.trim(),
        syncToUserManagement,
        tokenHash: await sha256(token),
        createdAt: isoTime(call.provider),
      });
      audited(call, { connectionName: row.connectionName || source });
      return { id: row.id, connectionName: row.connectionName, token };
    },
  ),
  update: operation(
    {
      ...write,
      audit: 'Directory changed: {connectionName}',
      event: 'frontegg.provisioning.configurationUpdated',
    },
    (call, { id, syncToUserManagement }) => {
      const before = ownedRow(call, 'directories', id);
      audited(call, { before: wire(before), connectionName: before.connectionName || before.source });
      if (syncToUserManagement === undefined) return;
      call.db.transaction(() => {
        const row = call.db.directories.put({ ...before, syncToUserManagement });
        if (syncToUserManagement && !before.syncToUserManagement) provisionAll(directoryOf(call, row));
      });
    },
  ),
  delete: operation(
    {
      permission: `fe.secure.delete.${thing}`,
      severity: 'High',
      audit: 'Directory disconnected: {connectionName}',
      event: 'frontegg.provisioning.configurationDeleted',
    },
    (call, { id }) => {
      const row = ownedRow(call, 'directories', id);
      audited(call, { before: wire(row), connectionName: row.connectionName || row.source });
      call.db.transaction(() => {
        releaseAll(directoryOf(call, row));
        call.db.directories.remove(id);
      });
    },
  ),
  countUsers: operation(read, (call, { id }) => {
    const row = ownedRow(call, 'directories', id);
    return { count: call.db.directoryUsers.by('directoryId', row.id).length };
  }),
};

import type { NewSsoConfiguration } from '@gatehouse/sdk/sso';
import type { Call } from '../http/call';
import { audited } from '../rules/audits/audits';
import { ownedRow, ownedRows } from '../rules/resources/owned';
import {
  addGroup,
  changeGroup,
  newConnection,
  newDomain,
  removeGroup,
  saveConnection,
  setRoles,
} from '../rules/sso/sso-changes';
import {
  groupsOf,
  proveDomain,
  requireComplete,
  rowOf,
  serviceProvider,
  wireConnection,
  wireDomain,
} from '../rules/sso/sso-connections';
import { type IdpMetadata, readMetadata } from '../sso/metadata';
import { documentUrl } from '../sso/read-address';
import { anybody, type OperationsOf, operation } from './operation';
import { samlOperations } from './sso-first';
import { readSso, removeSso, writeSso } from './sso-rules';

const find = (call: Call, id: string) => ownedRow(call, 'ssoConnections', id);

const change = (call: Call, id: string, given: NewSsoConfiguration) => {
  const before = find(call, id);
  audited(call, { before: wireConnection(call, before) });
  return saveConnection(call, before, given);
};

const fromMetadata = (values: IdpMetadata): NewSsoConfiguration => ({ ...values });

const fetched = async ({ provider }: Call, address: string): Promise<NewSsoConfiguration> =>
  fromMetadata(
    readMetadata(await provider.readAddress(documentUrl(address, provider.idpHosts, provider.hostSettings.idpHosts))),
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
  create: operation(writeSso('SSO connection created: {type}'), (call, given) =>
    saveConnection(call, newConnection(call), { ...given, enabled: given.enabled ?? false }),
  ),
  update: operation(writeSso('SSO connection changed: {type}'), (call, { ssoConfigId, ...given }) =>
    change(call, ssoConfigId, given),
  ),
  delete: operation(removeSso('SSO connection deleted: {type}'), (call, { ssoConfigId }) => {
    const row = find(call, ssoConfigId);
    audited(call, { before: wireConnection(call, row) });
    call.db.ssoConnections.remove(row.id);
  }),
  createByMetadata: operation(writeSso('SSO connection created: {type}'), (call, { metadata }) =>
    saveConnection(call, newConnection(call), fromMetadata(readMetadata(metadata))),
  ),
  updateByMetadata: operation(writeSso('SSO connection changed: {type}'), (call, { ssoConfigId, metadata }) => {
    find(call, ssoConfigId);
    return change(call, ssoConfigId, fromMetadata(readMetadata(metadata)));
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
  createGroup: operation(writeSso('SSO group mapping created: {group}'), (call, { ssoConfigId, ...given }) =>
    addGroup(call, find(call, ssoConfigId), given),
  ),
  updateGroup: operation(writeSso('SSO group mapping changed: {group}'), (call, { ssoConfigId, ...given }) =>
    changeGroup(call, find(call, ssoConfigId).id, given),
  ),
  deleteGroup: operation(removeSso('SSO group mapping deleted: {group}'), (call, { ssoConfigId, id }) =>
    removeGroup(call, find(call, ssoConfigId).id, id),
  ),
};

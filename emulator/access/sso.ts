import { type AccessOf, anybody } from './rule';

const read = { as: 'user', permission: 'fe.secure.read.samlConfiguration' } as const;
const event = 'frontegg.sso.configurationUpdated';
const write = (audit: string) =>
  ({
    as: 'user',
    ownerOnly: true,
    permission: 'fe.secure.write.samlConfiguration',
    audit,
    severity: 'High',
    event,
  }) as const;
const remove = (audit: string) =>
  ({ as: 'user', permission: 'fe.secure.delete.samlConfiguration', audit, severity: 'High', event }) as const;

const created = write('SSO connection created: {type}');
const changed = write('SSO connection changed: {type}');
const proven = write('SSO domain verified: {domain}');
const roles = write('Default roles of an SSO connection changed');
const newGroup = write('SSO group mapping created: {group}');
const changedGroup = write('SSO group mapping changed: {group}');
const noGroup = remove('SSO group mapping deleted: {group}');

export const sso: AccessOf<'sso'> = {
  getSaml: read,
  saveSaml: changed,
  saveSamlMetadata: changed,
  validateSamlDomain: proven,
  getSamlVendorConfig: read,
  getSamlDefaultRoles: read,
  setSamlDefaultRoles: roles,
  listSamlGroups: read,
  createSamlGroup: newGroup,
  updateSamlGroup: changedGroup,
  deleteSamlGroup: noGroup,
  getOidc: read,
  getPublic: anybody,
  list: read,
  create: created,
  update: changed,
  delete: remove('SSO connection deleted: {type}'),
  createByMetadata: created,
  updateByMetadata: changed,
  createByMetadataUrl: created,
  updateByMetadataUrl: changed,
  createDomain: write('SSO domain added: {domain}'),
  deleteDomain: remove('SSO domain removed: {domain}'),
  validateDomainV1: proven,
  validateDomainV2: proven,
  getDefaultRoles: read,
  setDefaultRoles: roles,
  listGroups: read,
  createGroup: newGroup,
  updateGroup: changedGroup,
  deleteGroup: noGroup,
};

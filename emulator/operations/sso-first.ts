import type { NewSaml } from '@gatehouse/sdk/contracts/sso';
import { canonicalDomain } from '@gatehouse/sdk/text';
import type { SsoConnectionRow } from '../db/rows/sso';
import type { Call } from '../http/call';
import { audited } from '../rules/audits/audits';
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
  firstConnection,
  groupsOf,
  proveDomain,
  serviceProvider,
  theConnection,
  wireConnection,
} from '../rules/sso/sso-connections';
import { readMetadata } from '../sso/metadata';
import { type OperationsOf, operation } from './operation';
import { readSso, removeSso, writeSso } from './sso-rules';

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

const save = (call: Call, { domain, enabled, isSamlActive: _, ...given }: NewSaml) =>
  call.db.transaction(() => {
    const before = firstConnection(call) ?? newConnection(call);
    const old = domainOf(call, before);
    audited(call, { before: wireSaml(call, before), domain });
    saveConnection(call, before, { ...given, enabled: false });
    const requested = domain === undefined ? undefined : (canonicalDomain(domain) ?? domain.trim());
    if (requested !== undefined && requested !== old?.domain) {
      if (old) call.db.ssoDomains.remove(old.id);
      if (requested !== '') call.db.ssoDomains.put(newDomain(call, before, requested));
    }
    saveConnection(call, theConnection(call), { enabled });
    return wireSaml(call, theConnection(call));
  });

/** Version 1 of the calls, which supports one connection per account with one domain: the oldest. */
export const samlOperations = {
  getSaml: operation(readSso, (call) => {
    const row = firstConnection(call);
    return row ? wireSaml(call, row) : null;
  }),
  saveSaml: operation(writeSso('SSO connection changed: {type}'), save),
  saveSamlMetadata: operation(writeSso('SSO connection changed: {type}'), (call, { metadata }) => {
    saveConnection(call, firstConnection(call) ?? newConnection(call), { ...readMetadata(metadata) });
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
  createSamlGroup: operation(writeSso('SSO group mapping created: {group}'), (call, given) =>
    addGroup(call, theConnection(call), given),
  ),
  updateSamlGroup: operation(writeSso('SSO group mapping changed: {group}'), (call, given) =>
    changeGroup(call, theConnection(call).id, given),
  ),
  deleteSamlGroup: operation(removeSso('SSO group mapping deleted: {group}'), (call, { id }) =>
    removeGroup(call, theConnection(call).id, id),
  ),
} satisfies Partial<OperationsOf<'sso'>>;

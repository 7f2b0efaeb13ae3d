import * as rules from '@gatehouse/sdk/restrictions';
import { policyLimits } from '@gatehouse/sdk/security-policy';
import { canonicalDomain, readableDomain } from '@gatehouse/sdk/text';
import type { IpRestrictionRow } from '../db/rows/accounts';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { audited } from '../rules/audits/audits';
import { forgetDevices } from '../rules/factors/factors';
import { type IpPolicy, policies, vendorPolicies } from '../rules/policies/policies';
import { passesIp } from '../rules/policies/restrictions';
import { type document, ownedRow, ownedRows } from '../rules/resources/owned';
import { paged } from '../rules/resources/paged';
import { type OperationsOf, operation, type Rule } from './operation';

export const readPolicy: Rule = { permission: 'fe.secure.read.securityPolicy' };

/** Access for saving a security policy, with its audit sentence. */
export const savedPolicy = (audit: string): Rule => ({
  permission: 'fe.secure.write.securityPolicy',
  audit,
  severity: 'High',
  event: 'frontegg.securityPolicy.updated',
});

type PolicyDocument<Values> = ReturnType<typeof document<Values | undefined>>;

const notSet = () => new ProviderError(404, 'policy-not-set', 'This account has no policy of its own.');

const invalid = (message: string) => new ProviderError(400, 'invalid-policy', message);

/** Validates a switch with a count: a disabled one accepts any count, an enabled one at least one. */
const checkCount = (enabled: boolean, count: number, { min, max }: { min: number; max: number }): void => {
  const isValid = Number.isSafeInteger(count) && count >= (enabled ? min : 0) && count <= max;
  if (!isValid) throw invalid(`Enter a whole number from ${min} to ${max}.`);
};

const enforceTypes = ['DontForce', 'Force', 'ForceExceptSAML'];

/** Returns the calls of one policy: an account has no policy of its own until it creates one. */
const policyHandlers = <Values extends object>(
  policy: PolicyDocument<Values>,
  vendor: (call: Call) => Values,
  check: (values: Values) => void,
  saved: (call: Call) => void = () => {},
) => {
  const idOf = (call: Call) => policy.idIn(call.caller().tenantId);
  const read = (call: Call) => {
    const value = policy.get(call);
    if (!value) throw notSet();
    return { id: idOf(call), ...value };
  };
  const save = (call: Call, values: Values) => {
    check(values);
    policy.save(call, values);
    saved(call);
    return read(call);
  };
  return {
    get: read,
    getVendor: (call: Call) => ({ id: 'vendor', ...vendor(call) }),
    create: (call: Call, values: Values) => {
      if (policy.get(call)) throw new ProviderError(409, 'policy-exists', 'This policy exists. Change it instead.');
      return save(call, values);
    },
    update: (call: Call, { id, ...values }: Values & { id: string }) => {
      if (!policy.get(call) || id !== idOf(call)) throw notSet();
      // The input without its id are the values.
      return save(call, values as unknown as Values);
    },
  };
};

const mfa = policyHandlers(
  policies.mfa,
  () => vendorPolicies.mfa,
  ({ enforceMFAType }) => {
    if (!enforceTypes.includes(enforceMFAType)) throw invalid(`Choose one of ${enforceTypes.join(', ')}.`);
  },
  ({ db, provider, caller }) => {
    for (const { userId } of db.memberships.by('tenantId', caller().tenantId)) forgetDevices(provider, userId);
  },
);
const lockout = policyHandlers(
  policies.lockout,
  ({ provider }) => vendorPolicies.lockout(provider.settings),
  ({ enabled, maxAttempts }) => checkCount(enabled, maxAttempts, policyLimits.maxAttempts),
);
const history = policyHandlers(
  policies.passwordHistory,
  () => vendorPolicies.passwordHistory,
  ({ enabled, historySize }) => checkCount(enabled, historySize, policyLimits.historySize),
);

const savedMfa = savedPolicy('MFA policy changed: {enforceMFAType}');
const savedLockout = savedPolicy('Lockout policy changed');
const savedHistory = savedPolicy('Password history policy changed');

export const securityPolicy: OperationsOf<'securityPolicy'> = {
  getGlobal: operation(readPolicy, () => ({
    ...vendorPolicies.mfa,
    allowOverrideEnforcePasswordHistory: true,
    allowOverridePasswordComplexity: false,
    allowOverridePasswordExpiration: false,
  })),
  getMfaPolicy: operation(readPolicy, mfa.get),
  getVendorMfaPolicy: operation(readPolicy, mfa.getVendor),
  createMfaPolicy: operation(savedMfa, mfa.create),
  updateMfaPolicy: operation(savedMfa, mfa.update),
  getLockoutPolicy: operation(readPolicy, lockout.get),
  getVendorLockoutPolicy: operation(readPolicy, lockout.getVendor),
  createLockoutPolicy: operation(savedLockout, lockout.create),
  updateLockoutPolicy: operation(savedLockout, lockout.update),
  getPasswordHistoryPolicy: operation(readPolicy, history.get),
  getVendorPasswordHistoryPolicy: operation(readPolicy, history.getVendor),
  createPasswordHistoryPolicy: operation(savedHistory, history.create),
  updatePasswordHistoryPolicy: operation(savedHistory, history.update),
};

const strategyOf = (text: string | null | undefined): 'ALLOW' | 'BLOCK' => {
  if (text === 'ALLOW' || text === 'BLOCK') return text;
  throw new ProviderError(400, 'invalid-strategy', 'Choose ALLOW or BLOCK.');
};

const wireIp = ({ tenantId: _, ...entry }: IpRestrictionRow) => entry;

const currentIps = ({ db, caller }: Call): IpPolicy => policies.ips.read(db, caller().tenantId);

/** Refuses a change that would lock out the caller, who could not revert it. */
const refuseLockout = ({ provider }: Call, policy: IpPolicy, entries: readonly IpRestrictionRow[]): void => {
  if (!policy.isActive || passesIp(provider, policy, entries)) return;
  const message = `This would shut out your own address ${provider.settings.ip}. Nothing was changed.`;
  throw new ProviderError(400, 'ip-lockout', message);
};

interface NewIp {
  ip: string;
  strategy?: string | undefined;
  isActive?: boolean | null | undefined;
  description?: string | undefined;
}

const ipRow = (call: Call, { ip, strategy, isActive, description = '' }: NewIp): IpRestrictionRow => {
  const text = rules.canonicalIp(ip);
  if (text === undefined) {
    throw new ProviderError(400, 'invalid-ip', `"${ip.trim().slice(0, 60)}" is neither an IP address nor a range.`);
  }
  const row = {
    id: crypto.randomUUID(),
    tenantId: call.caller().tenantId,
    ip: text,
    strategy: strategyOf(strategy ?? currentIps(call).strategy),
    isActive: isActive ?? true,
    description: description.trim(),
  };
  const isDuplicate = ownedRows(call, 'ipRestrictions').some(
    (old) => rules.canonicalIp(old.ip) === row.ip && old.strategy === row.strategy,
  );
  if (isDuplicate) throw new ProviderError(409, 'ip-exists', `${row.ip} is on this list already.`);
  return row;
};

/** Adds all entries or none. */
const addIps = (call: Call, entries: readonly NewIp[]): undefined => {
  const rows = entries.map((entry) => ipRow(call, entry));
  refuseLockout(call, currentIps(call), [...ownedRows(call, 'ipRestrictions'), ...rows]);
  audited(call, { ip: rows.map((row) => row.ip).join(', ') });
  call.db.transaction(() => {
    for (const row of rows) call.db.ipRestrictions.put(row);
  });
};

const verify = (strategy: IpPolicy['strategy']) => (call: Call) => ({
  valid: passesIp(call.provider, { isActive: true, strategy }, ownedRows(call, 'ipRestrictions')),
});

const restricted = (thing: 'ipRestrictions' | 'emailDomainRestrictions') => {
  const changing = (verb: 'write' | 'delete', audit: string): Rule => ({
    permission: `fe.secure.${verb}.${thing}`,
    audit,
    severity: 'High',
    event: 'frontegg.restrictions.updated',
  });
  const read: Rule = { permission: `fe.secure.read.${thing}` };
  return {
    read,
    write: (audit: string) => changing('write', audit),
    delete: (audit: string) => changing('delete', audit),
  };
};
const ips = restricted('ipRestrictions');
const domains = restricted('emailDomainRestrictions');

export const restrictions: OperationsOf<'restrictions'> = {
  listDomains: operation(domains.read, (call) => ({
    items: ownedRows(call, 'domainRestrictions').map(({ id, domain, type }) => ({ id, domain, type })),
  })),
  createDomain: operation(domains.write('Email domain added: {domain}'), (call, input) => {
    const domain = canonicalDomain(input.domain);
    const type = strategyOf(input.type);
    if (domain === undefined) {
      throw new ProviderError(
        400,
        'invalid-domain',
        `"${input.domain.slice(0, 60)}" is not a domain. Write it like example.com.`,
      );
    }
    if (
      ownedRows(call, 'domainRestrictions').some((old) => canonicalDomain(old.domain) === domain && old.type === type)
    ) {
      throw new ProviderError(409, 'domain-exists', `${readableDomain(domain)} is on this list already.`);
    }
    const { tenantId } = call.caller();
    const { id } = call.db.domainRestrictions.put({ id: crypto.randomUUID(), tenantId, domain, type });
    return { id, domain, type };
  }),
  deleteDomain: operation(domains.delete('Email domain removed: {domain}'), (call, { id }) => {
    const { domain } = ownedRow(call, 'domainRestrictions', id);
    audited(call, { domain });
    call.db.domainRestrictions.remove(id);
  }),
  getDomainConfig: operation(domains.read, policies.domains.get),
  saveDomainConfig: operation(
    domains.write('Email domain restrictions changed'),
    (call, { active, type, blockPublicDomains }) => {
      const before = policies.domains.get(call);
      return policies.domains.save(call, {
        active,
        listType: strategyOf(type ?? before.listType),
        blockPublicDomains: blockPublicDomains ?? before.blockPublicDomains,
      });
    },
  ),
  listIps: operation(ips.read, (call, input) => {
    const strategy = strategyOf(input._filter);
    const entries = ownedRows(call, 'ipRestrictions').filter((row) => row.strategy === strategy);
    return paged(entries, { _offset: input._offset, _limit: input._limit }, { wire: wireIp });
  }),
  createIp: operation(ips.write('IP restriction added: {ip}'), (call, input) => addIps(call, [input])),
  bulkCreateIps: operation(ips.write('IP restrictions added: {ip}'), (call, { ips }) => addIps(call, ips)),
  deleteIp: operation(ips.delete('IP restriction removed: {ip}'), (call, { id }) => {
    const row = ownedRow(call, 'ipRestrictions', id);
    const remaining = ownedRows(call, 'ipRestrictions').filter((restriction) => restriction.id !== id);
    refuseLockout(call, currentIps(call), remaining);
    audited(call, { ip: row.ip });
    call.db.ipRestrictions.remove(id);
  }),
  getIpConfig: operation(ips.read, currentIps),
  saveIpConfig: operation(ips.write('IP restrictions changed'), (call, input) => {
    const policy = {
      isActive: input.isActive,
      strategy: strategyOf(input.strategy ?? currentIps(call).strategy),
    };
    refuseLockout(call, policy, ownedRows(call, 'ipRestrictions'));
    policies.ips.save(call, policy);
  }),
  verifyCurrentIp: operation(ips.read, verify('BLOCK')),
  verifyCurrentIpAllowed: operation(ips.read, verify('ALLOW')),
};

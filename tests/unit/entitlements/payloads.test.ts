import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileEntitlements } from '../../../sdk/entitlements/entitlements';
import { checkGate, type GateUser } from '../../../sdk/entitlements/gate';
import { createIdentity } from '../../../sdk/identity';
import { quickest } from '../../support/quickest';

interface PermissionCase {
  id: string;
  what: string;
  held: unknown;
  want: unknown;
  expect: boolean | 'policy';
  api?: 'gate' | 'role';
  superUser?: unknown;
  maxMs?: number;
  repeat?: number;
}

interface FeatureCase {
  id: string;
  what: string;
  feature?: string;
  permission?: string;
  heldPermissions?: string[];
  linked?: string[];
  features?: Record<string, Record<string, unknown>>;
  attributes?: Record<string, unknown>;
  disabled?: boolean;
  loadFailed?: boolean;
  expect: unknown;
}

const file: {
  cases: Record<string, Omit<PermissionCase, 'id'>>;
  entitlements: Record<string, Omit<FeatureCase, 'id'>>;
} = JSON.parse(readFileSync(new URL('../../payloads/permissions.json', import.meta.url), 'utf8'));
const permissionCases: PermissionCase[] = Object.entries(file.cases).map(([id, entry]) => ({ id, ...entry }));
const featureCases: FeatureCase[] = Object.entries(file.entitlements).map(([id, entry]) => ({ id, ...entry }));

/** Timed on a busy machine: the limit proves linear time, where the naive matcher needs seconds or years. */
const SLACK = 5;
const NOW = Date.UTC(2026, 0, 15);
const HOUR = 3_600_000;

const read = (value: unknown): unknown => {
  if (value === '<undefined>') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if ('gen' in value && Array.isArray(value.gen)) {
    const [head, unit, count, tail] = value.gen;
    return head + unit.repeat(count) + tail;
  }
  if ('genList' in value && Array.isArray(value.genList)) {
    const [head, count, tail] = value.genList;
    return Array.from({ length: count }, (_, index) => `${head}${index}${tail}`);
  }
  return value;
};

/** Lists of keys become what the provider sends; anything else is passed on unchanged. */
const asRecord = (held: unknown) =>
  Array.isArray(held) && held.every((key) => typeof key === 'string')
    ? Object.fromEntries(held.map((key) => [key, true]))
    : held;

const asKeys = (held: unknown) =>
  Array.isArray(held) ? held.map((key) => (typeof key === 'string' ? { key } : key)) : held;

const gateUser = (part: Record<string, unknown>) => part as GateUser;

/** Our results where the file leaves them open: a star may match nothing, an empty list gates nothing. */
const policy: Record<string, boolean> = { P010: true, P075: true };

describe('permission payloads', () => {
  test('the file is complete', () => {
    expect(permissionCases).toHaveLength(92);
    expect(featureCases).toHaveLength(27);
  });

  test.each(permissionCases)('$id $what', (row) => {
    const generated = typeof row.held === 'object' && row.held !== null && 'gen' in row.held;
    const held = generated ? [read(row.held)] : read(row.held);
    const want = read(row.want);
    const expected = row.expect === 'policy' ? policy[row.id] : row.expect;

    if (row.api === 'role') {
      const user = gateUser({ roles: asKeys(held) });
      expect(checkGate(user, undefined, { role: want as string }).allowed).toBe(expected);
      return;
    }

    if (row.api === 'gate' || typeof want === 'string') {
      const user = gateUser({ permissions: asKeys(held), superUser: row.superUser });
      expect(checkGate(user, undefined, { permission: want as string }).allowed).toBe(expected);
    }
    if (row.api === 'gate') return;

    // A list of keys with a bad entry cannot be written as a record of keys: the entry is left out there.
    const record = row.id === 'P067' ? { 'fe.secure': true } : asRecord(held);
    const entitlements = compileEntitlements({ permissions: record, features: {}, plans: {} });
    const check = () => entitlements.check({ permissionKey: want as string });
    expect(check()).toEqual(
      expected ? { isEntitled: true } : { isEntitled: false, justification: 'MISSING_PERMISSION' },
    );

    if (row.maxMs === undefined) return;
    const took = quickest(() => {
      for (let round = 0; round < (row.repeat ?? 1); round += 1) check();
    });
    expect(took).toBeLessThan(row.maxMs * SLACK);
  });
});

const times: Record<string, number> = { now: NOW, 'now+1h': NOW + HOUR, 'now-1h': NOW - HOUR };

const asFeature = (short: Record<string, unknown>, linkedPermissions: string[]) => {
  const flag = short.flag as { on?: boolean; when?: string } | undefined;
  const [, attribute, op, value] = flag?.when?.split(' ') ?? [];
  const rule = attribute && {
    conditions: [{ attribute, op: op === 'is' ? 'in_list' : op, value: { list: [value] }, negate: false }],
    treatment: 'true',
  };
  return {
    expireTime: times[String(short.expireTime)] ?? short.expireTime ?? null,
    linkedPermissions,
    planIds: short.plan ? ['plan'] : [],
    featureFlag: flag && {
      on: flag.on ?? true,
      offTreatment: 'false',
      defaultTreatment: rule ? 'false' : 'true',
      rules: rule ? [rule] : [],
    },
  };
};

const asData = (row: FeatureCase) => {
  const linked = row.linked ?? [];
  const known = row.features ?? {};
  const keys = new Set([...linked, ...Object.keys(known)]);
  const features = [...keys].map((key) => {
    const permissions = linked.includes(key) && row.permission ? [row.permission] : [];
    return [key, asFeature(Object.hasOwn(known, key) ? (known[key] ?? {}) : {}, permissions)];
  });
  return {
    permissions: asRecord(row.heldPermissions ?? []),
    features: Object.fromEntries(features),
    plans: { plan: { defaultTreatment: 'false', rules: [{ conditions: [], treatment: 'true' }] } },
  };
};

const missing = { isEntitled: false, justification: 'MISSING_FEATURE' };

/**
 * Our results where the file leaves them open: the last millisecond counts, and a value that is not a number grants
 * nothing.
 */
const decided: Record<string, unknown> = { E04: { isEntitled: true }, E06: missing, E07: missing, E08: missing };

describe('entitlement payloads', () => {
  test.each(featureCases.filter((row) => !row.disabled))('$id $what', (row) => {
    const entitlements = compileEntitlements(row.loadFailed ? undefined : asData(row), () => NOW);
    const request = row.permission ? { permissionKey: row.permission } : { featureKey: row.feature ?? '' };
    const result = entitlements.check(request, { custom: row.attributes });
    expect(result).toEqual(typeof row.expect === 'string' ? decided[row.id] : row.expect);
  });

  test.each(featureCases.filter((row) => row.disabled))('$id $what', (row) => {
    const identity = createIdentity({ baseUrl: 'http://localhost:4400', clientId: 'portal' });
    expect(() => identity.can({ featureKey: row.feature ?? '' })).toThrow(String(row.expect).replace('error: ', ''));
    identity.dispose();
  });
});

import { accountTypes } from '@gatehouse/sdk/accounts';
import { describe, expect, test } from 'vitest';
import { AccountTree, ListedAccount } from '../../../sdk/capabilities/accounts/contract';
import { Tenant } from '../../../sdk/capabilities/profile/contract';
import type { Schema } from '../../../sdk/core/schema';
import { safeParse } from '../../../sdk/core/schema';
import { entities } from './entities';
import { definitionOf } from './schema';

/** Returns the fields of an object, through lists and optional values. */
const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> => {
  const { shape, innerType, element } = definitionOf(schema);
  const inner = innerType ?? element;
  return shape ?? (inner ? shapeOf(inner) : {});
};

const carries = (schema: Schema, path: string): boolean => {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(shapeOf(schema), name) ? shapeOf(schema)[name] : undefined;
  return field !== undefined && (rest.length === 0 || carries(field, rest.join('.')));
};

describe('the contracts carry every field that section 3 of the specification names', () => {
  test.each(Object.entries(entities))('%s', (_, { schemas, fields }) => {
    const missing = fields.split(' ').filter((field) => !schemas.some((schema) => carries(schema, field)));
    expect(missing).toEqual([]);
  });
});

test('drops an unknown account type and keeps the account', () => {
  expect(accountTypes).toEqual(['customer', 'spam', 'test', 'reseller', 'headquarter']);
  for (const schema of [ListedAccount, Tenant, AccountTree]) {
    const read = (tenantType: unknown) => safeParse(schema as Schema, { tenantId: 't', name: 'T', tenantType }).data;
    for (const tenantType of accountTypes) expect(read(tenantType)).toMatchObject({ tenantId: 't', tenantType });
    for (const other of ['partner', 5, null, undefined]) {
      expect(read(other)).toMatchObject({ tenantId: 't' });
      expect(read(other)).not.toMatchObject({ tenantType: expect.anything() });
    }
  }
});

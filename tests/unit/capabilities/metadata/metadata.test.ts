import * as metadata from '@gatehouse/sdk/metadata';
import { describe, expect, test } from 'vitest';
import { changedLeaves } from '../../../../sdk/capabilities/metadata/merge';
import { createRespondingFetch, fetchQuery } from '../../../support/responding-fetch';

const setUp = (routes: Record<string, unknown>) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { of: identity.of(metadata), sent };
};

describe('SAML metadata', () => {
  test('is the first row', async () => {
    const row = { isActive: true, configuration: { acsUrl: 'https://id/acs', spEntityId: 'sp' } };
    const { of, sent } = setUp({ 'GET /metadata': { rows: [row] } });
    expect(await fetchQuery(of.saml())).toEqual(row);
    expect(sent()[0]?.query).toEqual({ entityName: 'saml' });
  });

  test('is not found without a row', async () => {
    const { of } = setUp({ 'GET /metadata': { rows: [] } });
    await expect(fetchQuery(of.saml())).rejects.toMatchObject({
      errorCode: 'metadata-not-found',
      message: 'metadata not found: saml',
    });
  });
});

describe('column metadata', () => {
  const column = {
    name: 'createdAt',
    displayName: 'Time',
    type: 'Timestamp',
    sortable: true,
    filterable: false,
    showInTable: true,
    showInMoreInfo: 'Always',
    isPredefined: true,
  };

  test('describes the audit log', async () => {
    const { of, sent } = setUp({ 'GET /metadata': { rows: [{ properties: [{ ...column, _id: 'x' }], theme: {} }] } });
    expect(await fetchQuery(of.auditColumns())).toEqual([column]);
    expect(sent()[0]?.query).toEqual({ entityName: 'audits' });
  });

  test('includes columns without details', async () => {
    const bare = { name: 'ip', showInMoreInfo: null };
    const { of } = setUp({ 'GET /metadata': { rows: [{ properties: [bare] }] } });
    expect(await fetchQuery(of.auditColumns())).toEqual([bare]);
  });

  test.each([[{ rows: [] }], [{ rows: [{}] }]])('is empty for %j', async (response) => {
    expect(await fetchQuery(setUp({ 'GET /metadata': response }).of.auditColumns())).toEqual([]);
  });

  test('describes notifications', async () => {
    const row = { channels: ['email'], severities: ['info', { name: 'error' }], properties: [column] };
    const { of, sent } = setUp({ 'GET /metadata': { rows: [row] } });
    expect(await fetchQuery(of.notifications())).toEqual(row);
    expect(sent()[0]?.query).toEqual({ entityName: 'notifications' });
    expect(await fetchQuery(setUp({ 'GET /metadata': { rows: [] } }).of.notifications())).toEqual({});
  });
});

describe('the location of an address', () => {
  test.each([
    ['nothing', () => new Response('')],
    ['null', () => new Response('null')],
    ['an empty object', {}],
    ['an empty address', { ip: '' }],
  ])('is not found for %s', async (_name, response) => {
    const { of } = setUp({ 'GET /metadata/ipme': response, 'GET /metadata/ip/x': response });
    await expect(fetchQuery(of.currentIp())).rejects.toMatchObject({ errorCode: 'ip-metadata-not-found' });
    await expect(fetchQuery(of.ip('x'))).rejects.toMatchObject({ errorCode: 'ip-metadata-not-found' });
  });
});

describe('settings of the account', () => {
  test.each([
    [
      'saves a new branch by its leaves',
      {},
      { a: { b: { c: 1, d: false } } },
      [
        ['a/b/c', 1],
        ['a/b/d', false],
      ],
    ],
    ['removes a leaf', { a: { b: 1, c: 2 } }, { a: { c: 2 } }, [['a/b', null]]],
    ['removes a branch', { a: { b: 1 } }, {}, [['a', null]]],
    ['clears an emptied branch', { a: { b: 1 } }, { a: {} }, [['a', {}]]],
    ['replaces a value by a branch', { a: 1 }, { a: { b: 2 } }, [['a/b', 2]]],
    ['replaces a branch by a value', { a: { b: 2 } }, { a: 1 }, [['a', 1]]],
    ['sends nothing for null instead of undefined', { a: null }, {}, []],
    ['saves an object in a list', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, [['a', [{ b: 2 }]]]],
  ])('%s', (_name, first, other, expected) => {
    expect(changedLeaves(first, other).map(({ type, payload }) => [type, payload])).toEqual(expected);
  });

  test('never contain names of prototypes', () => {
    const poison = JSON.parse('{"__proto__":{"a":1},"b":{"constructor":{"prototype":{"a":1}},"c":2}}');
    expect(changedLeaves({}, poison)).toEqual([{ type: 'b/c', payload: 2 }]);
  });
});

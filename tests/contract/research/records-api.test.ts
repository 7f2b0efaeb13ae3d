import { expect, test } from 'vitest';
import { CONTACTS, openContacts } from './support';

/** Answers of a real NocoDB 0.265.1, recorded; the emulator has to give them letter for letter. */
const ADA = {
  Name: 'Ada',
  Email: 'ada@example.test',
  Age: 36,
  Active: true,
  Status: 'new',
  Meta: { a: 1 },
  Born: '1815-12-10',
};

const seeded = async () => {
  const database = openContacts();
  await database.records('POST', '', { Name: 'Seed' });
  await database.records('POST', '', ADA);
  await database.records('POST', '', [{ Name: 'Alan' }, { Name: 'Grace' }]);
  return database;
};

test('creating one record, and several', async () => {
  const { records } = openContacts();
  expect(await records('POST', '', { Name: 'Seed' })).toEqual([200, '{"Id":1}']);
  expect(await records('POST', '', [{ Name: 'Alan' }, { Name: 'Grace' }])).toEqual([200, '[{"Id":2},{"Id":3}]']);
  expect(await records('POST', '', [])).toEqual([200, '[]']);
  expect(await records('POST', '', {})).toEqual([200, '{"Id":4}']);
});

test.each<[string, string, unknown, number, string]>([
  [
    'GET',
    '?limit=1&offset=1',
    undefined,
    200,
    '{"list":[{"Id":2,"CreatedAt":"2026-11-20 08:26:14+00:00","UpdatedAt":null,"Name":"Ada","Email":"ada@example.test","Age":36,"Active":1,"Status":"new","Meta":"{\\"a\\":1}","Born":"1815-12-10"}],"pageInfo":{"totalRows":4,"page":2,"pageSize":1,"isFirstPage":false,"isLastPage":false}}',
  ],
  ['GET', '?where=(Nope,eq,1)', undefined, 422, '{"msg":"Column alias \'Nope\' not found."}'],
  ['GET', '?where=garbage', undefined, 422, '{"msg":"Invalid filter format."}'],
  ['GET', '?where=(Name,foo,x)', undefined, 422, '{"msg":"foo is not supported."}'],
  [
    'GET',
    '?where=@(Nope,eq,"1")',
    undefined,
    422,
    '{"error":"INVALID_FILTER","message":"Invalid filter field \'Nope\' not found"}',
  ],
  ['GET', '/999', undefined, 404, '{"error":"RECORD_NOT_FOUND","message":"Record \'999\' not found"}'],
  [
    'GET',
    '/abc',
    undefined,
    422,
    '{"error":"INVALID_PK_VALUE","message":"Primary key value \'abc\' is invalid for column \'Id\'"}',
  ],
  ['GET', '/2?fields=Name', undefined, 200, '{"Name":"Ada"}'],
  ['PATCH', '', { Id: 999, Age: 1 }, 404, '{"error":"RECORD_NOT_FOUND","message":"Record \'999\' not found"}'],
  ['PATCH', '', { Id: 1, Age: 37 }, 200, '{"Id":1}'],
  ['PATCH', '', { Name: 'x' }, 404, '{"error":"RECORD_NOT_FOUND","message":"Record \'unknown\' not found"}'],
  [
    'PATCH',
    '',
    [
      { Id: 2, Name: 'Ada' },
      { Id: 3, Nope: 1 },
    ],
    200,
    '[{"Id":2},{"Id":3}]',
  ],
  [
    'POST',
    '',
    { Name: 'BadSel', Status: 'zzz' },
    400,
    '{"msg":"Invalid option(s) \\"zzz\\" provided for column \\"Status\\". Valid options are \\"new, done\\""}',
  ],
  ['POST', '', { Name: 'BadNum', Age: 'abc' }, 200, '{"Id":5}'],
  ['POST', '', { Nope: 1 }, 200, '{"Id":5}'],
  ['POST', '', '{bad', 400, '{"msg":"Expected property name or \'}\' in JSON at position 1"}'],
  ['POST', '', 'null', 400, '{"error":"BAD_JSON","message":"Invalid JSON in request body"}'],
  ['GET', '?fields=Id,Nope', undefined, 404, '{"error":"FIELD_NOT_FOUND","message":"Field \'Nope\' not found"}'],
  ['GET', '?sort=Nope', undefined, 404, '{"error":"FIELD_NOT_FOUND","message":"Field \'Nope\' not found"}'],
  [
    'GET',
    '?offset=500',
    undefined,
    422,
    '{"error":"INVALID_OFFSET_VALUE","message":"Offset value \'500\' is invalid"}',
  ],
  [
    'GET',
    '?where=@(Name,eq,%22Ada%22)&fields=Name',
    undefined,
    200,
    '{"list":[{"Name":"Ada"}],"pageInfo":{"totalRows":1,"page":1,"pageSize":25,"isFirstPage":true,"isLastPage":true}}',
  ],
  [
    'GET',
    '?limit=2&offset=1&fields=Id',
    undefined,
    200,
    '{"list":[{"Id":2},{"Id":3}],"pageInfo":{"totalRows":4,"pageSize":2,"isFirstPage":false,"isLastPage":false,"offset":1}}',
  ],
  [
    'GET',
    '?sort=-Id&fields=Id&limit=2',
    undefined,
    200,
    '{"list":[{"Id":4},{"Id":3}],"pageInfo":{"totalRows":4,"page":1,"pageSize":2,"isFirstPage":true,"isLastPage":false}}',
  ],
  [
    'GET',
    '?limit=0&fields=Id',
    undefined,
    200,
    '{"list":[{"Id":1},{"Id":2},{"Id":3},{"Id":4}],"pageInfo":{"totalRows":4,"page":1,"pageSize":25,"isFirstPage":true,"isLastPage":true}}',
  ],
  [
    'GET',
    '?limit=5000&fields=Id&where=(Id,eq,1)',
    undefined,
    200,
    '{"list":[{"Id":1}],"pageInfo":{"totalRows":1,"page":1,"pageSize":1000,"isFirstPage":true,"isLastPage":true}}',
  ],
  ['GET', '/count', undefined, 200, '{"count":4}'],
  ['GET', '/count?where=(Name,eq,Ada)', undefined, 200, '{"count":1}'],
  ['DELETE', '', { Id: 9999 }, 404, '{"error":"RECORD_NOT_FOUND","message":"Record \'9999\' not found"}'],
  ['DELETE', '', {}, 422, '{"error":"REQUIRED_FIELD_MISSING","message":"Field \'Id\' is required"}'],
  ['DELETE', '', { Id: 4 }, 200, '{"Id":4}'],
  ['DELETE', '', [{ Id: 4 }], 200, '[{"Id":4}]'],
  ['PUT', '', {}, 404, `{"msg":"Cannot PUT /api/v2/tables/${CONTACTS}/records"}`],
  ['DELETE', '/2', {}, 404, `{"msg":"Cannot DELETE /api/v2/tables/${CONTACTS}/records/2"}`],
])('%s %s %j', async (method, rest, body, status, text) => {
  const { records } = await seeded();
  expect(await records(method, rest, body)).toEqual([status, text]);
});

test('an unknown table, and a wrong, empty or missing token', async () => {
  const { call } = openContacts();
  expect(await call('GET', 'nope/records')).toEqual([
    404,
    '{"error":"TABLE_NOT_FOUND","message":"Table \'nope\' not found"}',
  ]);
  for (const token of ['bad', '', null]) {
    expect(await call('GET', `${CONTACTS}/records`, undefined, token)).toEqual([
      401,
      '{"error":"AUTHENTICATION_REQUIRED","message":"Authentication required - Invalid token"}',
    ]);
  }
});

test('values are converted rather than refused', async () => {
  const { records } = openContacts();
  await records('POST', '', { Active: true, Age: '12', Meta: '{"z":1}', Born: 'garbage', Name: 5, Email: true });
  expect(JSON.parse((await records('GET', '/1'))[1])).toMatchObject({
    Active: 1,
    Age: 12,
    Meta: '{"z":1}',
    Born: 'Invalid Date',
    Name: '5',
    Email: 'true',
    UpdatedAt: null,
  });
  await records('PATCH', '', { Id: 1, Name: 'changed' });
  expect(JSON.parse((await records('GET', '/1'))[1])).toMatchObject({
    Name: 'changed',
    Age: 12,
    UpdatedAt: '2026-11-20 08:26:14+00:00',
  });
});

test('one bad record of several leaves none of them', async () => {
  const { records } = await seeded();
  expect((await records('POST', '', [{ Name: 'a' }, { Status: 'zzz' }]))[0]).toBe(400);
  expect((await records('PATCH', '', [{ Id: 2, Name: 'b' }, { Id: 9999 }]))[0]).toBe(404);
  expect((await records('DELETE', '', [{ Id: 2 }, { Id: 9999 }]))[0]).toBe(404);
  expect(await records('GET', '/count')).toEqual([200, '{"count":4}']);
  expect(await records('GET', '/2?fields=Name')).toEqual([200, '{"Name":"Ada"}']);
});

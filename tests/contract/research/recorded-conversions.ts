/** Values as sent, and as read afterwards: NocoDB rarely refuses, it converts. */
export const conversions: readonly [sent: Record<string, unknown>, stored: Record<string, unknown>][] = [
  [{}, { Name: null, Email: null, Age: null, Active: 0, Status: null, Meta: null, Born: null }],
  [
    { Name: '', Age: null, Active: null, Born: '' },
    { Name: '', Age: null, Active: null, Born: '' },
  ],
  [
    { Name: 5, Email: true },
    { Name: '5', Email: 'true' },
  ],
  [
    { Name: { a: 1 }, Email: ['a', 'b'] },
    { Name: '[object Object]', Email: 'a,b' },
  ],
  [
    { Age: '12', Active: true },
    { Age: 12, Active: 1 },
  ],
  [
    { Age: ' 7 ', Active: 'no' },
    { Age: 7, Active: 'no' },
  ],
  [
    { Age: true, Active: 2 },
    { Age: 1, Active: 2 },
  ],
  [
    { Age: '5x', Active: '' },
    { Age: '5x', Active: '' },
  ],
  [
    { Age: '', Status: '' },
    { Age: '', Status: null },
  ],
  [
    { Age: 1.5, Status: 'done' },
    { Age: 1.5, Status: 'done' },
  ],
  [{ Meta: '{"z":1}' }, { Meta: '{"z":1}' }],
  [{ Meta: [1] }, { Meta: '[1]' }],
  [{ Born: 'garbage' }, { Born: 'Invalid Date' }],
  [{ Born: '2020-02-03T10:00:00Z' }, { Born: '2020-02-03' }],
  [{ Born: 5 }, { Born: '1970-01-01' }],
];

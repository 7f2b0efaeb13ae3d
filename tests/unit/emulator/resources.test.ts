import { describe, expect, it } from 'vitest';
import { openDb } from '../../../emulator/db/db';
import type { Call } from '../../../emulator/http/call';
import { csvLine } from '../../../emulator/reports/csv';
import { document } from '../../../emulator/rules/resources/owned';
import { logPaged, paged, teamPaged } from '../../../emulator/rules/resources/paged';

/** The part of a call that the helpers use. */
const createCall = (tenantId = 'tenant-a', db = openDb()) => {
  const trail = { details: {}, actor: undefined };
  return { db, trail, caller: () => ({ tenantId }) } as unknown as Call;
};

it('a document exists once per account and has a default', () => {
  const policy = document('lockout', { enabled: false, maxAttempts: 5 });
  const call = createCall();
  expect(policy.get(call)).toEqual({ enabled: false, maxAttempts: 5 });
  expect(policy.stored(call.db, 'tenant-a')).toBeUndefined();
  policy.save(call, { enabled: true, maxAttempts: 3 });
  expect(policy.read(call.db, 'tenant-a')).toEqual({ enabled: true, maxAttempts: 3 });
  expect(policy.get(createCall('tenant-b', call.db))).toEqual({ enabled: false, maxAttempts: 5 });
  expect(call.trail.details).toEqual({ before: { enabled: false, maxAttempts: 5 } });
});

describe('a page of a list', () => {
  const rows = ['Zoë', 'anna', 'Bob', 'Émil'].map((name, at) => ({ name, at }));
  type Listed = (typeof rows)[number];
  const listing = {
    wire: ({ name }: Listed) => name,
    search: ({ name }: Listed) => [name, null],
    sort: { name: ({ name }: Listed) => name, at: ({ at }: Listed) => at },
  };

  it('counts pages from 0, sorts by the first field by default, and limits the page size', () => {
    expect(paged(rows, { _limit: 2, _offset: 1 }, listing)).toEqual({
      items: ['Émil', 'Zoë'],
      _metadata: { totalItems: 4, totalPages: 2 },
    });
    expect(paged(rows, { _sortBy: 'at', _order: 'DESC' }, listing).items).toEqual(['Émil', 'Bob', 'anna', 'Zoë']);
    expect(paged(rows, { _filter: ' zOE ' }, listing).items).toEqual(['Zoë']);
    expect(paged(rows, { _filter: 'x' }, listing)._metadata).toEqual({ totalItems: 0, totalPages: 0 });
    expect(paged(rows, { _limit: -1, _offset: -3, _sortBy: 'constructor' }, listing).items).toHaveLength(4);
    expect(paged(Array(500).fill(rows[0]), { _limit: 500 }, listing).items).toHaveLength(200);
  });

  it('supports the other pagination styles', () => {
    expect(teamPaged(rows, { pageOffset: 1, pageSize: 3, sortBy: 'at' }, listing)).toEqual({
      items: ['Émil'],
      totalItems: 4,
      totalPages: 2,
    });
    expect(logPaged(rows, { offset: 3, limit: 5 }, listing.wire)).toEqual({ rows: ['Émil'], count: 4 });
  });
});

describe('a cell of a CSV file', () => {
  /** Returns how a spreadsheet with this separator reads a line: quotation marks count at the start of a cell only. */
  const cellsOf = (line: string, separator: string): string[] => {
    const cells: string[] = [];
    const pattern = new RegExp(`(?:"((?:[^"]|"")*)"([^${separator}]*)|([^${separator}]*))(?:[${separator}]|$)`, 'y');
    while (pattern.lastIndex < line.length) {
      const [all = '', quoted, rest = '', plain = ''] = pattern.exec(line) ?? [];
      if (all === '') break;
      cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
    }
    return cells;
  };
  const isFormula = (cell: string) => /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u.test(cell);

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
    '\t=1',
    '\r=1',
    '  =1',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff=1',
    '\u0000=1',
    '"=1',
    '"=1"',
    ' "=1',
    'x;=1+1;y',
    'x; =1+1',
    'x;"=1+1";y',
    'x,=1+1',
    'x|=1+1',
    'x\t=1+1',
    'x\n=1+1',
    'x\r\n=1+1',
    'x;;=1',
    'x;\t@A1',
    'x;-1;+1;＝1',
    '","=1',
    '";=1',
  ])('%j is no formula at any separator', (text) => {
    const line = csvLine(['before', text, 'after']);
    for (const separator of [',', ';', '|', '\t']) {
      const cells = line.split(/\r?\n|\r/).flatMap((part) => cellsOf(part, separator));
      expect(cells.filter(isFormula), separator).toEqual([]);
      expect(cellsOf(line.trimEnd(), separator).filter(isFormula), separator).toEqual([]);
    }
  });

  it.each([
    ['Ann Ash', 'Ann Ash'],
    ['2026-11-27T07:00:00Z', '2026-11-27T07:00:00Z'],
    ['a-b+c=d@e', 'a-b+c=d@e'],
    ['5 - 3', '5 - 3'],
    ['a "b"', '"a ""b"""'],
    ['a, b', '"a, b"'],
    ['{"a":-1}', '"{""a"":-1}"'],
    ['Mozilla/5.0 (X11; Linux)', '"Mozilla/5.0 (X11; Linux)"'],
    ["'=1", "'=1"],
    ['=1', "'=1"],
    ['\tx', '"\'\tx"'],
  ])('%j is written as %j', (text, written) => expect(csvLine([text])).toBe(`${written}\r\n`));

  it('takes no time that grows faster than its text', () => {
    for (const part of ['\t', ';', ' ', '=', ';=']) expect(csvLine([part.repeat(100_000)]).length).toBeGreaterThan(1e5);
  });
});

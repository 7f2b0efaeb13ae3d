import { expect, test } from 'vitest';
import { whereEqual } from '../../../demo/research/where';
import { openContacts } from './support';

const PEOPLE = [
  { Name: 'Seed' },
  { Name: 'Ada', Email: 'ada@example.test', Age: 36 },
  { Name: 'A(b),c', Email: 'x)~or(Id,gt,0' },
  { Name: 'it\'s "q"', Email: 'e' },
  { Name: 'Ann ~and B', Age: 5 },
];
const ALL = PEOPLE.map(({ Name }) => Name);
const without = (...names: string[]) => ALL.filter((name) => !names.includes(name));

const opened = async () => {
  const database = openContacts();
  await database.records('POST', '', PEOPLE);
  return database;
};

/** Filters and what a real NocoDB 0.265.1 found with them, or the status of its refusal. */
test.each<[string, string[] | number]>([
  ['', ALL],
  ['@', ALL],
  ['@(Name,eq,"Ada")', ['Ada']],
  ["@(Name,eq,'Ada')", ['Ada']],
  ['@(Name,eq,Ada)', ['Ada']],
  ['@(Name, eq, "Ada")', ['Ada']],
  ['(Name,eq,Ada)', ['Ada']],
  ['(Name,eq,"Ada")', []],
  ['(Name,eq,ada)', []],
  ['@(Name,eq,"Ada")~and(Email,eq,"ada@example.test")', ['Ada']],
  ['@((Name,eq,"Ada")~and(Email,eq,"ada@example.test"))', ['Ada']],
  ['((Name,eq,Ada)~and(Email,eq,ada@example.test))~or(Id,eq,1)', ['Seed', 'Ada']],
  ['(Name,eq,Seed)~or(Name,eq,Ada)~and(Email,eq,nope)', ['Seed']],
  ['@(Name,eq,"Seed")~or(Name,eq,"Ada")~and(Email,eq,"nope")', ['Seed']],
  ['(Name,eq,Ada)~and(Email,eq,nope)~or(Name,eq,Seed)', ['Seed']],
  ['(Email,eq,x)~or(Id,gt,0)', ALL],
  ['@(Email,eq,"x)~or(Id,gt,0")', ['A(b),c']],
  ['@(Name,eq,"A(b),c")', ['A(b),c']],
  ['(Name,eq,A(b),c)', ['A(b),c']],
  ['@(Name,eq,"Ann ~and B")', ['Ann ~and B']],
  ['(Name,eq,Ann ~and B)', ['Ann ~and B']],
  ['~not(Name,eq,Ada)', without('Ada')],
  ['@~not(Name,eq,"Ada")', without('Ada')],
  ['(Name,eq,Ada)~not(Name,eq,Ada)', []],
  ['(Age,gt,10)', ['Ada']],
  ['(Age,gte,36)', ['Ada']],
  ['(Age,ge,36)', ['Ada']],
  ['(Age,lt,10)', ['Ann ~and B']],
  ['(Age,le,5)', ['Ann ~and B']],
  ['(Name,neq,Ada)', without('Ada')],
  ['(Name,like,%d%)', ['Seed', 'Ada', 'Ann ~and B']],
  ['(Name,like,ad)', ['Ada']],
  ['(Name,nlike,%d%)', ['A(b),c', 'it\'s "q"']],
  ['(Name,in,Ada,Seed)', ['Seed', 'Ada']],
  ['@(Name,in,"Ada","Seed")', ['Seed', 'Ada']],
  ['(Email,is,null)', ['Seed', 'Ann ~and B']],
  ['(Email,isnot,null)', ['Ada', 'A(b),c', 'it\'s "q"']],
  ['(Email,is,notnull)', ['Ada', 'A(b),c', 'it\'s "q"']],
  ['(Email,blank)', ['Seed', 'Ann ~and B']],
  ['(Email,notblank)', ['Ada', 'A(b),c', 'it\'s "q"']],
  ['@(Id,eq,"2")', ['Ada']],
  ['@(Name,eq,"Ada")~and@(Email,eq,"x")', 422],
  ["@(Name,eq,'it's')", 422],
  ['@(Name,eq,"Ada"', 422],
  ['@(Name,eq,"Ada', 422],
  ['@(Name,eq,"Ada")garbage', 422],
  ['@(Name,eq,"Ada")(Id,gt,0)', 422],
  ['@(Name,eq,"Ada") ~and (Id,gt,0)', 422],
  ['()', 422],
  ['(Name)', 422],
])('%s', async (where, expected) => {
  const { names } = await opened();
  expect(await names(where)).toEqual(expected);
});

test.each([
  '',
  ' lead',
  'trail ',
  'back\\slash',
  'end\\',
  'new\nline',
  '%',
  'a,b',
  '(a)',
  'x)~or(Id,gt,0',
  '")~or(Id,gt,0)~and(Name,eq,"',
  "')~or(Id,gt,0)~and(Name,eq,'",
  '~and',
  '@x',
  'é😀',
  "it's",
  'say "hi"',
  'null',
  '#&a=b+c',
  'x'.repeat(4096),
])('the value %j is found as data, and nothing else with it', async (value) => {
  const { records, names } = await opened();
  await records('POST', '', { Name: value });
  expect(await names(whereEqual({ Name: value }))).toEqual([value]);
});

test.each(['both \' and "', 'nul\0'])('the value %j cannot be written into a filter', (value) => {
  expect(() => whereEqual({ Name: value })).toThrow('The value of Name cannot be searched for.');
});

test('a filter of ten thousand parentheses is refused at once', async () => {
  const { names } = await opened();
  expect(await names('('.repeat(10_000))).toBe(422);
  expect(await names(`@${'('.repeat(10_000)}`)).toBe(422);
});

import { expect, test } from 'vitest';
import { whereEqual } from '../../../demo/research/where';
import { filterContract } from './contract';
import { openContacts } from './support';

filterContract(() => openContacts());

test.each(['both \' and "', 'nul\0'])('a filter cannot contain the value %j', (value) => {
  expect(() => whereEqual({ Name: value })).toThrow('The value of Name cannot be searched for.');
});

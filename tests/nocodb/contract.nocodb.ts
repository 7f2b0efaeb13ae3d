import { describe } from 'vitest';
import { filterContract, recordsApiContract } from '../contract/research/contract';
import { openRealContacts } from './contacts';

// The very tests that hold the double to account: what they say of it is what NocoDB does.
describe('records', () => recordsApiContract(openRealContacts));
describe('filters', () => filterContract(openRealContacts));

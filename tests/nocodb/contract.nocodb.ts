import { describe } from 'vitest';
import { filterContract, recordsApiContract } from '../contract/research/contract';
import { openRealContacts } from './contacts';

// The same tests as for the database in this process, so that it behaves as NocoDB does.
describe('records', () => recordsApiContract(openRealContacts));
describe('filters', () => filterContract(openRealContacts));

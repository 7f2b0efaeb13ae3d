import { recordsApiContract } from './contract';
import { openContacts } from './support';

// `npm run test:nocodb` says the same of the real database.
recordsApiContract(() => openContacts());

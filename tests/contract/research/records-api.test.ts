import { recordsApiContract } from './contract';
import { openContacts } from './support';

// `npm run test:nocodb` runs the same tests against the real database.
recordsApiContract(() => openContacts());

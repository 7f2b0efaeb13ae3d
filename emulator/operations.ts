import { contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import { type Access, access } from './access/registry';
import { answers } from './answers/registry';
import type { Answer } from './call';

interface Listed {
  capability: string;
  name: string;
  endpoint: Endpoint;
  /** Absent for pages that a browser navigates to and never fetches. */
  answer: Answer<Endpoint> | undefined;
  /** Absent when `answer` is. */
  access: Access | undefined;
}

/** Returns every operation of every contract, with its handler and its access rule. */
export const everyOperation = (): Listed[] =>
  Object.entries(contracts).flatMap(([capability, contract]) => {
    // Both tables are typed by name; here they are only read by name.
    const answered = (answers as unknown as Record<string, Record<string, Answer<Endpoint>>>)[capability];
    const allowed = (access as unknown as Record<string, Record<string, Access>>)[capability];
    return Object.entries(contract).map(([name, endpoint]: [string, Endpoint]) => ({
      capability,
      name,
      endpoint,
      answer: answered?.[name],
      access: allowed?.[name],
    }));
  });

import { canonicalName } from '@gatehouse/sdk/text';
import { array, maxLength, minLength, object, pipe, refine, string, transform } from 'zod/mini';
import type { OwnRow } from '../../../research/contract';
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH, storable } from '../../../research/feedback/fields';
import {
  fillSlots,
  type Integration,
  MAX_INTEGRATIONS,
  readSlot,
  slotNames,
  writeSlot,
} from '../../../research/feedback/integration';

/** Longest description, in characters: name and colon share its slot. */
const MAX_DESCRIPTION_LENGTH = MAX_TEXT_LENGTH - MAX_LINE_LENGTH - ': '.length;

const trimmed = pipe(
  string(),
  transform((value) => value.trim()),
);

const integration = object({
  name: pipe(
    trimmed,
    string().check(
      minLength(1, { error: 'Name the product.', abort: true }),
      refine((value) => !value.includes(':'), { error: 'Leave the colon out of the name.' }),
      maxLength(MAX_LINE_LENGTH, { error: `Use at most ${MAX_LINE_LENGTH} characters.` }),
      storable(),
    ),
  ),
  description: pipe(
    trimmed,
    string().check(
      minLength(1, { error: 'Say what the connection should do.' }),
      maxLength(MAX_DESCRIPTION_LENGTH, { error: `Use at most ${MAX_DESCRIPTION_LENGTH} characters.` }),
      storable(),
    ),
  ),
});

/** Schema of the list in a form. `mayBeEmpty` when the empty list would clear a stored one. */
export const listForm = (mayBeEmpty: boolean) =>
  object({
    wishes: array(integration).check(
      minLength(mayBeEmpty ? 0 : 1, { error: 'Add at least one product to your list.' }),
      maxLength(MAX_INTEGRATIONS, { error: `Name at most ${MAX_INTEGRATIONS} products.` }),
    ),
    /** Stored list from which this form started. */
    base: string(),
  });

export type ListedIntegration = { name: string; description: string };
export type IntegrationValues = { wishes: ListedIntegration[]; base: string };

export const newIntegration: Readonly<ListedIntegration> = { name: '', description: '' };
export const emptyValues: IntegrationValues = { wishes: [{ ...newIntegration }], base: '' };

/** Returns the request body: ten slots, unused ones empty. */
export const toSlots = (integrations: readonly Integration[]) => {
  const slots = fillSlots(integrations.map(writeSlot));
  // The gateway accepts texts and clears omitted fields.
  return Object.fromEntries(Object.entries(slots).filter(([, slot]) => slot !== null));
};

/** Returns the stored list of a user, who has one row at most. */
export const storedList = (rows: readonly OwnRow[]): ListedIntegration[] => {
  // The gateway updates the oldest row.
  const row = rows.at(-1);
  return slotNames.flatMap((name) => {
    const slot = row?.[name];
    return (typeof slot === 'string' && readSlot(slot)) || [];
  });
};

/** Returns a text that identifies a stored list; empty for an empty list. */
export const baseOf = (integrations: readonly ListedIntegration[]): string =>
  integrations.length === 0 ? '' : JSON.stringify(integrations.map(writeSlot));

/** Returns the form of a stored list; without one it starts with an empty first product. */
export const startFrom = (integrations: readonly ListedIntegration[]): IntegrationValues =>
  integrations.length === 0 ? emptyValues : { wishes: [...integrations], base: baseOf(integrations) };

const isSame = (a: string, b: string) => canonicalName(a) === canonicalName(b);

/**
 * Returns the index of a product in the list: its own, else the first blank one, else the end; undefined when the list
 * is full.
 */
export const indexFor = (integrations: readonly ListedIntegration[], name: string): number | undefined => {
  const existing = integrations.findIndex((entry) => isSame(entry.name, name));
  if (existing >= 0) return existing;
  const blank = integrations.findIndex((entry) => !entry.name.trim() && !entry.description.trim());
  if (blank >= 0) return blank;
  return integrations.length < MAX_INTEGRATIONS ? integrations.length : undefined;
};

/** Returns the rows after a submission, until they are refetched. */
export const rowsAfter = (rows: readonly OwnRow[], integrations: readonly ListedIntegration[]): OwnRow[] => [
  { Id: 0, CreatedAt: null, ...rows.at(-1), ...fillSlots(integrations.map(writeSlot)) },
];

import { type infer as Infer, optional, pipe, refine, strictObject, string, transform } from 'zod/mini';
import { MAX_TEXT_LENGTH, storable } from './fields';

/** Maximum number of integrations per client. */
export const MAX_INTEGRATIONS = 10;

/** A requested integration: the product, and what the connection should do. */
export interface Integration {
  name: string;
  description: string;
}

/** Returns the stored form of a slot: 'name: description'. */
export const writeSlot = ({ name, description }: Integration): string => `${name.trim()}: ${description.trim()}`;

/** Parses a stored slot; undefined for an empty one. A text without a colon is a name. */
export const readSlot = (slot: string | null | undefined): Integration | undefined => {
  const text = slot?.trim();
  if (!text) return undefined;
  const [, name = text, description = ''] = /^([^:]*):\s*(.*)$/s.exec(text) ?? [];
  return { name: name.trim(), description };
};

const slot = optional(
  string({ error: 'Write a text here.' }).check(
    refine((value) => value === '' || /^[^:\s][^:]*: \S/.test(value), {
      error: "Write it as 'name: description'.",
    }),
    refine((value) => value.length <= MAX_TEXT_LENGTH, { error: `Use at most ${MAX_TEXT_LENGTH} characters.` }),
    storable(),
  ),
);

/** Columns of the ten slots, in their order. */
export const slotNames = [
  'Integration1',
  'Integration2',
  'Integration3',
  'Integration4',
  'Integration5',
  'Integration6',
  'Integration7',
  'Integration8',
  'Integration9',
  'Integration10',
] as const;
type SlotName = (typeof slotNames)[number];

/** Returns the ten slots, filled from the first on; the others are null. */
export const fillSlots = (filled: readonly string[]): Record<SlotName, string | null> => {
  const slots = slotNames.map((name, index) => [name, filled[index] ?? null]);
  // Built from the names themselves.
  return Object.fromEntries(slots) as Record<SlotName, string | null>;
};

const slots = Object.fromEntries(slotNames.map((name) => [name, slot])) as Record<SlotName, typeof slot>;

/** Integrations as the form sends them, closed up so that no slot between two filled ones is empty. */
export const IntegrationFeedback = pipe(
  strictObject(slots),
  transform((sent) => fillSlots(slotNames.flatMap((name) => sent[name] || []))),
);
export type IntegrationFeedback = Infer<typeof IntegrationFeedback>;

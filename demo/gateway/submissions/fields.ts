import { type output, safeParse, type ZodMiniType } from 'zod/mini';
import { problems } from '../runtime/problem';

const MAX_NAMES = 20;
const MAX_NAME_LENGTH = 40;

/** A field name that is safe to repeat to the sender: short and printable. */
const printable = (name: string): string => name.replace(/[^\w .-]/g, '?').slice(0, MAX_NAME_LENGTH) || '(empty)';

/**
 * Validates a body. Columns that the gateway sets itself are removed first, whatever their values; every other unknown
 * field and every wrong value is named in the refusal.
 */
export const checkFields = <S extends ZodMiniType>(
  schema: S,
  filledByGateway: readonly string[],
  body: Readonly<Record<string, unknown>>,
): output<S> => {
  const sent = Object.fromEntries(Object.entries(body).filter(([name]) => !filledByGateway.includes(name)));
  const result = safeParse(schema, sent);
  if (result.success) return result.data;
  const messages = result.error.issues.flatMap((issue): [string, string][] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [printable(key), 'Unknown field.']);
    return [[printable(String(issue.path[0] ?? 'body')), issue.message]];
  });
  throw problems.badFields(Object.fromEntries(messages.slice(0, MAX_NAMES)));
};

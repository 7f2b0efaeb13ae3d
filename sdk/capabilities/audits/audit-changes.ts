import { isRecord, parseJson } from '../../core/guards';

/** A field that an action changed. */
export interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

const recordOf = (json: unknown): Record<string, unknown> => {
  const value = typeof json === 'string' ? parseJson(json) : json;
  return isRecord(value) ? value : {};
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Returns what an action changed, field by field, when the recorded detail has a `before`. New values are in `after`,
 * else in the other fields that `before` has too.
 */
export const auditChanges = (json: unknown): AuditChange[] => {
  const { before, after, ...rest } = recordOf(json);
  if (!isRecord(before)) return [];
  const state = isRecord(after) ? after : rest;
  const names = isRecord(after) ? new Set([...Object.keys(before), ...Object.keys(after)]) : Object.keys(before);
  return [...names].flatMap((field) => {
    const isKnown = isRecord(after) || Object.hasOwn(state, field);
    const change = { field, before: before[field], after: state[field] };
    return isKnown && !isSame(change.before, change.after) ? [change] : [];
  });
};

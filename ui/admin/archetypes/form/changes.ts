import { idChanges } from '@gatehouse/sdk/groups';
import type { FieldValues } from 'react-hook-form';
import { isSameValue } from './same-value';

/** Returns the fields of `after` that differ from `before`; all of them without `before`. */
export const changesOf = <Values extends FieldValues>(before: Values | undefined, after: Values): Partial<Values> => {
  if (before === undefined) return after;
  const changed = { ...after };
  for (const name of Object.keys(after)) {
    if (isSameValue(before[name], after[name])) delete changed[name];
  }
  return changed;
};

/** Edits on top of the current values, and the current values of the fields that another user has changed as well. */
export interface CurrentEdits<Values> {
  values: Values;
  conflicts: readonly unknown[];
}

const isIdList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Applies what was added to and removed from a list of ids to the current list. */
const idsOnCurrent = (began: readonly string[], edited: readonly string[], current: readonly string[]): string[] => {
  const { added, removed } = idChanges(began, edited);
  return [...new Set([...current.filter((id) => !removed.includes(id)), ...added])];
};

/**
 * Returns the edits of a form on top of the current values, so that a save keeps what another user has changed
 * meanwhile: other fields, and other ids of a list.
 *
 * @param began Values with which the form was filled.
 */
export const editsOnCurrent = <Values extends FieldValues>(
  began: Values,
  edited: Values,
  current: Values,
): CurrentEdits<Values> => {
  const edits = changesOf(began, edited);
  const others = changesOf(began, current);
  const values = { ...current, ...edits };
  const conflicts: unknown[] = [];
  for (const name of Object.keys(edits)) {
    if (!(name in others) || isSameValue(edits[name], others[name])) continue;
    const lists = [began[name], edited[name], current[name]];
    if (lists.every(isIdList))
      Object.assign(values, { [name]: idsOnCurrent(began[name], edited[name], current[name]) });
    else conflicts.push(current[name]);
  }
  return { values, conflicts };
};

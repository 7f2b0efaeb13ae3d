import { FilterError, whereEqual } from '../../research/where';
import { Problem } from '../runtime/problem';

const unsearchable = () =>
  new Problem(
    400,
    'UNSEARCHABLE',
    'Your account holds a character that cannot be looked up. Ask your administrator to change it.',
  );

/**
 * Returns the filter that finds rows by the values of a user's account; throws a refusal when they cannot be written into
 * one.
 */
export const filterFor = (values: Readonly<Record<string, string>>): string => {
  try {
    return whereEqual(values);
  } catch (error) {
    throw error instanceof FilterError ? unsearchable() : error;
  }
};

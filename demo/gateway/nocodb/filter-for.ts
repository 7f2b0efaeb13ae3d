import { FilterError, whereEqual } from '../../research/where';
import { Problem } from '../runtime/problem';

const unsearchable = () =>
  new Problem(
    400,
    'UNSEARCHABLE',
    'Your account contains a character that cannot be searched for. Ask your administrator to change it.',
  );

type Values = Readonly<Record<string, string>>;

/**
 * Returns the filter for rows by the values of a user's account, plus further values that a filter can express.
 * @throws Problem 400 when a filter cannot express the values.
 */
export const filterFor = (values: Values, more?: Values): string => {
  try {
    return whereEqual({ ...values, ...more });
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    if (more) return filterFor(values);
    throw unsearchable();
  }
};

import { FilterError, whereEqual } from '../../research/where';
import { Problem } from '../runtime/problem';

const unsearchable = () =>
  new Problem(
    400,
    'UNSEARCHABLE',
    'Your account holds a character that cannot be looked up. Ask your administrator to change it.',
  );

type Values = Readonly<Record<string, string>>;

/**
 * Returns the filter that finds rows by the values of a user's account, and by more of them where those can be written into
 * a filter too.
 * @throws Problem 400 when the values cannot be written into a filter.
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

import type { Environment } from '../core/environment';

const KEY = 'GATEHOUSE_LOG_OUT';

interface Page {
  environment: Pick<Environment, 'tab'>;
}

/**
 * Lets the log-out page sign out without asking, once, in this tab: call it before a button of your own goes to
 * `routes.logoutUrl`. Links of other sites cannot, so the page asks there.
 */
export const allowLogout = ({ environment }: Page): void => {
  environment.tab.setItem(KEY, 'true');
};

/** Whether a button of this tab led to the log-out page; counts once. */
export const takeLogoutMark = ({ environment }: Page): boolean => {
  const isMarked = environment.tab.getItem(KEY) === 'true';
  environment.tab.removeItem(KEY);
  return isMarked;
};

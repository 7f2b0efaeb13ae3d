import type { Environment } from '../core/environment';

const KEY = 'GATEHOUSE_LOG_OUT';

interface Page {
  environment: Pick<Environment, 'tab'>;
}

/**
 * Lets the log-out page of this tab sign out once without a confirmation: call it before your own button navigates to
 * `routes.logoutUrl`. Links on other sites cannot call it, so the page asks for a confirmation there.
 */
export const allowLogout = ({ environment }: Page): void => {
  environment.tab.setItem(KEY, 'true');
};

/** Returns whether a button of this tab opened the log-out page; true only once per press. */
export const takeLogoutMark = ({ environment }: Page): boolean => {
  const isMarked = environment.tab.getItem(KEY) === 'true';
  environment.tab.removeItem(KEY);
  return isMarked;
};

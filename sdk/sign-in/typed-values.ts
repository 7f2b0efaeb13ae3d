import type { Environment } from '../core/environment';
import { parseJson } from '../core/guards';

/** Storage key of the values that the user typed into forms of the account, by field name. */
const KEY = 'GATEHOUSE_TYPED';

type Tab = Pick<Environment, 'tab'>;

/** Returns the values that the user typed into forms of the account in this tab, by field name. */
export const readTypedValues = ({ tab }: Tab): Readonly<Record<string, string>> => {
  const stored = parseJson(tab.getItem(KEY));
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
};

/** Stores a typed value for reloads and for the other pages of the account. Never for passwords, codes and consents. */
export const storeTypedValue = (environment: Tab, name: string, value: string): void => {
  environment.tab.setItem(KEY, JSON.stringify({ ...readTypedValues(environment), [name]: value }));
};

/** Removes all typed values. */
export const clearTypedValues = ({ tab }: Tab): void => tab.removeItem(KEY);

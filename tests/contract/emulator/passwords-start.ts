import type { MessageRow } from '../../../emulator/db/rows/records';
import type { EmulatorOptions } from '../../../emulator/options';
import { type CallOptions, mailedLink, setUp } from './support';

export const PATH = '/identity/resources/users/v1/passwords';
export const ME = '/identity/resources/users/v2/me';
export const NEW = 'quite-Another-2';
export const WRONG = 'not-the-password';

export const start = (options: EmulatorOptions = {}) => {
  const made = setUp(options);
  const { browser, emulator } = made;
  const forgot = (email: string, more: CallOptions = {}) => browser.call(`${PATH}/reset`, { json: { email }, ...more });
  const reset = (link: { userId: string; token: string }, password = NEW) =>
    browser.call(`${PATH}/reset/verify`, { json: { ...link, password } });
  const change = (token: string, password: string, newPassword = NEW) =>
    browser.call(`${PATH}/change`, { token, json: { password, newPassword } });
  /** Returns the link of a requested email. */
  const linkFor = async (email: string) => {
    await forgot(email);
    return mailedLink(emulator).link;
  };
  const mails = (): MessageRow[] => emulator.db.outbox.list();
  return { ...made, forgot, reset, change, linkFor, mails };
};

import { type SyncText, syncText } from '../../../research/messages';

const words: Readonly<Record<SyncText, string>> = {
  [syncText.tenantCreated]: 'The first record of your account was made',
  [syncText.userAdded]: 'Your record was made',
  [syncText.found]: 'Your record was found',
};

/** Describes the last synchronization to the user whose record it changed. */
export const syncWords = (result: string): string =>
  Object.entries(words).find(([text]) => text === result)?.[1] ?? 'Your record was read';

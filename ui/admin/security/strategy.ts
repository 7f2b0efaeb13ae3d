import type * as restrictions from '@gatehouse/sdk/restrictions';

/** Returns the active list by its provider name; any unknown value is an allow list. */
export const strategyOf = (text: string | null | undefined): restrictions.RestrictionType =>
  text === 'BLOCK' ? 'BLOCK' : 'ALLOW';

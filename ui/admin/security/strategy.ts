import type * as restrictions from '@gatehouse/sdk/restrictions';

/** The list that counts, as the provider names it; another value is a list of those who may come in. */
export const strategyOf = (text: string | null | undefined): restrictions.RestrictionType =>
  text === 'BLOCK' ? 'BLOCK' : 'ALLOW';

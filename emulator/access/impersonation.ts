import type { AccessOf } from './rule';

export const impersonation: AccessOf<'impersonation'> = {
  impersonate: { as: 'none', audit: 'Impersonation started: {actor}', severity: 'High' },
};

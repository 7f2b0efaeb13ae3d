import type { AccessOf } from './rule';

const readPolicy = { as: 'user', permission: 'fe.secure.read.securityPolicy' } as const;

export const securityCenter: AccessOf<'securityCenter'> = { getRecommendations: readPolicy, getInsights: readPolicy };

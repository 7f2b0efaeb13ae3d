import type { SamplesOf } from './sample';

export const ssoLogin: SamplesOf<'ssoLogin'> = { preLoginV2: () => ({ email: 'someone@sso.test' }) };

import { contract as flags } from '../../capabilities/flags/contract';
import { contract as mfa } from '../../capabilities/mfa/contract';
import { contract as passkeys } from '../../capabilities/passkeys/contract';
import { contract as passwordless } from '../../capabilities/passwordless/contract';
import { contract as session } from '../../session/contract';

export * from './later-steps';

/** The calls of these steps. */
export const contracts = { flags, mfa, passkeys, passwordless, session };

import type { Contracts } from '@gatehouse/sdk/contracts';
import { account } from './account';
import { connectivity } from './connectivity';
import { members } from './members';
import { mfa } from './mfa';
import { mfaDevices } from './mfa-devices';
import type { SamplesOf } from './sample';
import { signIn } from './sign-in';
import { sso } from './sso';

type Samples = { [C in keyof Contracts as object extends SamplesOf<C> ? never : C]: SamplesOf<C> };

/** A valid input for every call of the local provider that needs one; a new one without a sample does not compile. */
export const samples: Samples = { ...{ ...account, ...members, ...signIn }, ...{ connectivity, mfa, mfaDevices, sso } };

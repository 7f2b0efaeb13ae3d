import { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import type { FlowView } from '../frame/flow-box';
import { SignUp } from './sign-up';
import { SignedUp } from './signed-up';

export const signUpView: FlowView<typeof signUpFlow> = {
  flow: signUpFlow,
  screens: { SignUp, SignUpSuccess: SignedUp },
};

import { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import type { FlowView } from '../flow-box';
import { lazyScreen } from '../lazy-screen';
import { SignUp } from './sign-up';

export const signUpView: FlowView<typeof signUpFlow> = {
  flow: signUpFlow,
  texts: ['newPassword', 'signUp'],
  screens: { SignUp, SignUpSuccess: lazyScreen(() => import('./signed-up')) },
};

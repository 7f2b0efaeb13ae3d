import { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { texts } from '../../locales/en/flows/sign-up';
import type { FlowView } from '../flow-box';
import { lazyScreenOf } from '../lazy-screen';
import { keepEnglish } from '../texts';
import { SignUp } from './sign-up';

keepEnglish('signUp', texts);

export const signUpView: FlowView<typeof signUpFlow> = {
  flow: signUpFlow,
  texts: ['signUp'],
  screens: {
    SignUp,
    SignUpSuccess: lazyScreenOf(
      () => import('./later-screens'),
      ({ SignedUp }) => SignedUp,
    ),
  },
};

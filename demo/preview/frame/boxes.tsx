import './pretend-captcha.css';
import {
  AcceptInvitationBox,
  ActivateBox,
  type Application,
  ChooseAccountBox,
  ForgotPasswordBox,
  ImpersonateBox,
  LoginBox,
  LogoutBox,
  MagicLinkCallbackBox,
  MfaBox,
  OidcCallbackBox,
  OpenAppBox,
  ResetPasswordBox,
  ResetPhoneNumberBox,
  SamlCallbackBox,
  SignUpBox,
  SocialCallbackBox,
  StepUpBox,
  UnlockBox,
} from '@gatehouse/ui/login';
import type { ReactNode } from 'react';
import { PretendCaptcha } from '../../hosted/pretend-captcha';
import { builderBridge } from '../bridge';
import type { FlowContext, FlowId, FlowStep } from '../screens/flow-names';

/** Props of a flow's box. */
export interface Given<Id extends FlowId> {
  step: FlowStep<Id> | undefined;
  context: FlowContext<Id>;
  application: Application | undefined;
}

const leave = (to: string) => () => builderBridge.left(to);
const home = leave('/');
const finish = async () => home();
const select = (screen: string) => () => builderBridge.selected(screen);

/** Boxes by flow. A missing one does not compile. */
export const boxes: { readonly [Id in FlowId]: (given: Given<Id>) => ReactNode } = {
  login: (given) => (
    <LoginBox
      {...given}
      captcha={PretendCaptcha}
      onSuccess={home}
      onForgotPassword={select('forgotPassword.forgotPassword')}
      onSignUp={select('signUp.SignUp')}
    />
  ),
  mfa: ({ step, context }) => (
    <MfaBox {...{ step, context }} onFinish={finish} onEnrol={select('mfa.verify.enrol')} onCancel={home} />
  ),
  chooseAccount: (given) => <ChooseAccountBox {...given} onSuccess={home} />,
  socialCallback: (given) => <SocialCallbackBox {...given} onSuccess={home} />,
  oidcCallback: (given) => <OidcCallbackBox {...given} onSuccess={home} />,
  samlCallback: (given) => <SamlCallbackBox {...given} onSuccess={home} />,
  magicLinkCallback: (given) => <MagicLinkCallbackBox {...given} onSuccess={home} />,
  signUp: (given) => <SignUpBox {...given} captcha={PretendCaptcha} />,
  activate: (given) => <ActivateBox {...given} />,
  acceptInvitation: (given) => <AcceptInvitationBox {...given} />,
  forgotPassword: (given) => <ForgotPasswordBox {...given} />,
  resetPassword: (given) => <ResetPasswordBox {...given} />,
  resetPhoneNumber: (given) => <ResetPhoneNumberBox {...given} />,
  unlock: (given) => <UnlockBox {...given} />,
  stepUp: (given) => <StepUpBox {...given} />,
  impersonate: (given) => <ImpersonateBox {...given} />,
  openApp: (given) => <OpenAppBox {...given} />,
  logOut: (given) => <LogoutBox {...given} />,
};

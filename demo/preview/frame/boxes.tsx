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
  RegisterQuickLoginBox,
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

export interface BoxInput<Id extends FlowId> {
  step: FlowStep<Id> | undefined;
  context: FlowContext<Id>;
  application: Application | undefined;
}

const leave = (to: string) => () => builderBridge.left(to);
const home = leave('/');
const finish = async () => home();
const select = (screen: string) => () => builderBridge.selected(screen);

/** Boxes by flow. A missing one does not compile. */
export const boxes: { readonly [Id in FlowId]: (input: BoxInput<Id>) => ReactNode } = {
  login: (input) => (
    <LoginBox
      {...input}
      captcha={PretendCaptcha}
      onSuccess={home}
      onForgotPassword={select('forgotPassword.forgotPassword')}
      onSignUp={select('signUp.SignUp')}
    />
  ),
  mfa: ({ step, context }) => (
    <MfaBox step={step} context={context} onFinish={finish} onEnroll={select('mfa.verify.enroll')} onCancel={home} />
  ),
  chooseAccount: (input) => <ChooseAccountBox {...input} onSuccess={home} />,
  socialCallback: (input) => <SocialCallbackBox {...input} onSuccess={home} />,
  oidcCallback: (input) => <OidcCallbackBox {...input} onSuccess={home} />,
  samlCallback: (input) => <SamlCallbackBox {...input} onSuccess={home} />,
  magicLinkCallback: (input) => <MagicLinkCallbackBox {...input} onSuccess={home} />,
  signUp: (input) => <SignUpBox {...input} captcha={PretendCaptcha} />,
  activate: (input) => <ActivateBox {...input} />,
  acceptInvitation: (input) => <AcceptInvitationBox {...input} />,
  forgotPassword: (input) => <ForgotPasswordBox {...input} />,
  resetPassword: (input) => <ResetPasswordBox {...input} />,
  resetPhoneNumber: (input) => <ResetPhoneNumberBox {...input} />,
  registerQuickLogin: (input) => <RegisterQuickLoginBox {...input} onSuccess={home} />,
  unlock: (input) => <UnlockBox {...input} />,
  stepUp: (input) => <StepUpBox {...input} />,
  impersonate: (input) => <ImpersonateBox {...input} />,
  openApp: (input) => <OpenAppBox {...input} />,
  logOut: (input) => <LogoutBox {...input} />,
};

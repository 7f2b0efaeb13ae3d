import type * as Login from '@gatehouse/ui/login';
import type { FlowId } from '../screens/flow-names';
import { type Code, code, type Value } from './print-value';

/** How a host without React renders a flow: mounted, or with its own markup. */
type Plain =
  | { kind: 'login' | 'routes' }
  /** Export names of the flow's module, and its dependencies in addition to the identity. */
  | { kind: 'headless'; module: string; flow: string; deps: string; beside?: Code };

interface FlowParts {
  box: keyof typeof Login;
  /** Settings of the screens in addition to step and context. */
  settings?: Readonly<Record<string, Value>>;
  /** Declarations used by the settings. */
  declared?: readonly string[];
  plain: Plain;
}

const routes: Plain = { kind: 'routes' };
const callback = (name: string): Plain => ({
  kind: 'headless',
  module: 'callbacks',
  flow: `${name}CallbackFlow`,
  deps: `${name}CallbackDeps`,
});

const accept = code('(response) => identity.session.accept(response)');

/** Parts of every flow. A missing one does not compile. */
export const flowParts: Readonly<Record<FlowId, FlowParts>> = {
  login: {
    box: 'LoginBox',
    settings: {
      onForgotPassword: code('() => location.assign(identity.routes.forgetPasswordUrl)'),
      onSignUp: code('() => location.assign(identity.routes.signUpUrl)'),
    },
    plain: { kind: 'login' },
  },
  mfa: {
    box: 'MfaBox',
    settings: { onFinish: code('finish'), onEnroll: code('enroll'), onCancel: code('cancel') },
    declared: [
      "const finish: MfaBoxProps['onFinish'] = (response) => identity.session.accept(response);",
      "const enroll = () => location.assign('/privacy');",
      'const cancel = () => history.back();',
    ],
    plain: { kind: 'headless', module: 'mfa', flow: 'mfaFlow', deps: 'mfaDeps', beside: accept },
  },
  chooseAccount: {
    box: 'ChooseAccountBox',
    plain: { kind: 'headless', module: 'choose-account', flow: 'chooseAccountFlow', deps: 'chooseAccountDeps' },
  },
  socialCallback: { box: 'SocialCallbackBox', plain: callback('social') },
  oidcCallback: { box: 'OidcCallbackBox', plain: callback('oidc') },
  samlCallback: { box: 'SamlCallbackBox', plain: callback('saml') },
  magicLinkCallback: { box: 'MagicLinkCallbackBox', plain: callback('magicLink') },
  registerQuickLogin: {
    box: 'RegisterQuickLoginBox',
    plain: {
      kind: 'headless',
      module: 'register-quick-login',
      flow: 'registerQuickLoginFlow',
      deps: 'registerQuickLoginDeps',
    },
  },
  signUp: { box: 'SignUpBox', plain: routes },
  activate: { box: 'ActivateBox', plain: routes },
  acceptInvitation: { box: 'AcceptInvitationBox', plain: routes },
  forgotPassword: { box: 'ForgotPasswordBox', plain: routes },
  resetPassword: { box: 'ResetPasswordBox', plain: routes },
  resetPhoneNumber: { box: 'ResetPhoneNumberBox', plain: routes },
  unlock: { box: 'UnlockBox', plain: routes },
  stepUp: { box: 'StepUpBox', plain: routes },
  impersonate: { box: 'ImpersonateBox', plain: routes },
  openApp: { box: 'OpenAppBox', plain: routes },
  logOut: { box: 'LogoutBox', plain: routes },
};

import { acme, admin, secured, unenrolled } from '@gatehouse/emulator';
import type { Identity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { loginDeps } from '@gatehouse/sdk/flows/login';
import { type MfaContext, type MfaStart, startMfa } from '@gatehouse/sdk/flows/mfa';
import type { FlowScreen } from '../screens/catalog';
import type { FlowContext, FlowId, FlowStep } from '../screens/flow-names';
import type { Setup } from '../state/setup';
import { ensureUser, logIn, type Provider, userWithRole } from './provider';

/** Context of a screen's preparation. */
export interface Scene {
  provider: Provider;
  identity: Identity;
}

type Sample<Id extends FlowId> = (
  scene: Scene,
  screen: { step: FlowStep<Id>; variant: string | undefined },
) => FlowContext<Id> | Promise<FlowContext<Id>>;

const PHONE = '•••• •••• 01';
const email = admin.email;

const secondFactor = async ({ provider, identity }: Scene, isNew: boolean): Promise<MfaStart> => {
  const user = await ensureUser(provider, isNew ? unenrolled : secured);
  return startMfa(loginDeps(identity).api.mfa, await logIn(identity, user));
};

const everyMethod: MfaContext['methods'] = ['authenticatorApp', 'sms', 'email', 'webauthn'];

const mfa: Sample<'mfa'> = async (scene, { step, variant }) => {
  if (step === 'noMFAEnrolledStepUp') return {};
  const isNew = variant === 'enroll' || step === 'recoveryCode' || step === 'smsSetPhoneNumber';
  const { context } = await secondFactor(scene, isNew);
  const { mfaToken } = context;
  // The flow loads it when its step begins; here it begins at the step.
  const shown =
    isNew && step === 'authenticatorApp' && loginDeps(scene.identity).api.mfa.enrollAuthenticator({ mfaToken });
  return {
    ...context,
    ...(await shown),
    phoneNumber: PHONE,
    otcToken: 'preview',
    ...(step !== 'recoveryCode' && { methods: everyMethod }),
    ...(step === 'recoveryCode' && { recoveryCode: 'K7QF-2MXD-9TRB-4HWA' }),
  };
};

/** Email addresses and phone numbers in the contexts of some sign-in steps. */
const loginContexts: { readonly [Step in FlowStep<'login'>]?: FlowContext<'login'> } = {
  redirectToSSO: { ssoAddress: 'https://sso.example.com' },
  loginWithSSOFailed: { ssoAddress: 'https://sso.example.com' },
  loginWithSmsOtc: { phoneNumber: PHONE },
  loginWithQuickSmsOtc: { phoneNumber: PHONE, quick: { phoneNumber: PHONE } },
};

const login: Sample<'login'> = async (scene, { step }) => {
  if (step === 'preLogin') return {};
  if (step === 'loginWithTwoFactor' || step === 'recoverTwoFactor') {
    return { email: secured.email, mfa: await secondFactor(scene, false) };
  }
  if (step === 'forceTwoFactor') return { email: unenrolled.email, mfa: await secondFactor(scene, true) };
  return { email, ...loginContexts[step] };
};

const callback =
  (service: string) =>
  async (scene: Scene, { step }: { step: FlowStep<'samlCallback'> }): Promise<FlowContext<'samlCallback'>> => ({
    service,
    needsConfirmation: step === 'pending',
    ...((step === 'secondFactor' || step === 'recoverTwoFactor') && {
      email: secured.email,
      mfa: await secondFactor(scene, false),
    }),
  });

const passwordRules = async ({ identity }: Scene) => ({
  passwordConfig: (await identity.call(contracts.passwords.getPasswordConfig)({})) ?? {},
});

const activate: Sample<'activate'> = async (scene, { step, variant }) => ({
  ...(await passwordRules(scene)),
  isReady: true,
  ...(variant === 'invited' && { account: acme.name }),
  requiresPassword: step === 'activatingForm',
  requiresCode: variant === 'code',
});

/** Context of each step, as when a user reaches it. */
const samples: { readonly [Id in FlowId]: Sample<Id> } = {
  login,
  mfa,
  chooseAccount: () => ({}),
  socialCallback: callback('Google'),
  oidcCallback: callback(acme.name),
  samlCallback: callback(acme.name),
  magicLinkCallback: callback(acme.name),
  signUp: (_, { step }) => (step === 'SignUpSuccess' ? { email, outcome: 'mailSent' as const } : {}),
  activate,
  acceptInvitation: (_, { variant }) => ({
    account: acme.name,
    ...(variant === 'other' && { otherUser: 'support@acme.test' }),
  }),
  forgotPassword: () => ({ email }),
  resetPassword: passwordRules,
  resetPhoneNumber: () => ({
    email,
    phoneNumber: PHONE,
    resetPhoneNumberToken: 'preview',
    changePhoneNumberToken: 'preview',
  }),
  registerQuickLogin: () => ({}),
  unlock: () => ({}),
  stepUp: async (scene, { step }) => (step === 'secondFactor' ? { mfa: await secondFactor(scene, false) } : {}),
  impersonate: () => ({}),
  openApp: () => ({ app: { address: 'https://app.example.com', name: 'Product Research Portal' } }),
  logOut: () => ({ needsConfirmation: true }),
};

export const contextOf = <Id extends FlowId>(
  { flow, step, variant }: FlowScreen<Id>,
  scene: Scene,
): FlowContext<Id> | Promise<FlowContext<Id>> =>
  (samples[flow] as Sample<Id>)(scene, { step: step as FlowStep<Id>, variant });

/** Signs in the user of a role, including a second factor if the policy requires it. */
export const enter = async ({ provider, identity }: Scene, role: Setup['role']): Promise<void> => {
  const { email } = await userWithRole(provider, role);
  await provider.emulator.signIn(email);
  await identity.session.load();
};

/** Returns the query of a link in an email, including `?`. */
export const queryOf = (flow: FlowId): string =>
  flow === 'impersonate' ? '?userId=user-preview&actorToken=preview' : '?userId=user-preview&token=preview';

import { createFlow, type Send, type StepOf } from '@gatehouse/sdk/flows';
import { type LoginDeps, loginFlow } from '@gatehouse/sdk/flows/login';
import type { MfaDeps, mfaFlow } from '@gatehouse/sdk/flows/mfa';
import { loginScreens, type Screen, type Screens } from '@gatehouse/ui/login';
import { texts as german } from '../../ui/locales/de';
import { texts as germanFlows } from '../../ui/locales/de/login';
import { en, type FlowTexts, type Texts } from '../../ui/locales/en';

/** What must not compile. An unused `@ts-expect-error` fails the type check, so each line here can fail. */

declare const loginDeps: LoginDeps;
declare const mfaDeps: MfaDeps;

export const everyScreen: Screens<typeof loginFlow> = loginScreens;

const { preLogin, ...withoutFirst } = loginScreens;
// @ts-expect-error a step has no screen
export const missingScreen: Screens<typeof loginFlow> = withoutFirst;
// @ts-expect-error there is no such step
export const strangeScreen: Screens<typeof loginFlow> = { ...loginScreens, preLogon: preLogin };
// @ts-expect-error the screen of one step cannot send an event of another step
export const wrongScreen: Screen<typeof loginFlow, 'success'> = loginScreens.loginWithPassword;

// @ts-expect-error there is no such step
export const wrongStep: StepOf<typeof mfaFlow> = 'verifyAll';
export const starts = () => {
  // @ts-expect-error a flow cannot start at an unknown step
  void createFlow(loginFlow, loginDeps, { step: 'verify' });
  // @ts-expect-error a flow takes its own dependencies
  void createFlow(loginFlow, mfaDeps);
  // @ts-expect-error the context has no such part
  void createFlow(loginFlow, loginDeps, { context: { mail: '' } });
};

export const payloads = async (send: Send<typeof loginFlow, 'loginWithPassword'>) => {
  await send('submit', { password: 'right' });
  await send('back');
  // @ts-expect-error the payload is missing
  await send('submit');
  // @ts-expect-error the payload is that of another step
  await send('submit', { email: 'a@b.test' });
  // @ts-expect-error a wrong type in the payload
  await send('submit', { password: 1 });
  // @ts-expect-error this step has no such event
  await send('recover');
};

export const mfaPayloads = async (send: Send<typeof mfaFlow, 'verify'>) => {
  await send('choose', 'authenticatorApp');
  // @ts-expect-error there is no such method
  await send('choose', 'carrierPigeon');
};

export const english: Texts = en;
const { common, flows, ...withoutCommon } = german;
// @ts-expect-error a namespace is not translated
export const missingNamespace: Texts = { ...withoutCommon, flows };
// @ts-expect-error the texts of the box are not translated
export const missingBox: Texts = { ...withoutCommon, common };
const { login, resetPassword, ...otherFlows } = germanFlows;
// @ts-expect-error the texts of a flow are not translated
export const missingFlow: FlowTexts = { ...otherFlows, login };
const { title, ...untitled } = login.preLogin;
// @ts-expect-error a text of a flow is not translated
export const missingText: FlowTexts['login'] = { ...login, preLogin: untitled };
const { timeout, ...errors } = german.errors;
// @ts-expect-error an error of the SDK has no text
export const missingError: Texts = { ...german, errors };
// @ts-expect-error a text with parameters is not a plain text
export const plainText: Texts = { ...german, common: { ...common, lockedUntil: title + timeout } };

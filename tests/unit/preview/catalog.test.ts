import { defaultRoutes } from '@gatehouse/sdk';
import { adminPageIds } from '@gatehouse/sdk/admin';
import type { AnyFlow } from '@gatehouse/sdk/flows';
import { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import { activateFlow } from '@gatehouse/sdk/flows/activate';
import {
  magicLinkCallbackFlow,
  oidcCallbackFlow,
  samlCallbackFlow,
  socialCallbackFlow,
} from '@gatehouse/sdk/flows/callbacks';
import { chooseAccountFlow } from '@gatehouse/sdk/flows/choose-account';
import { forgotPasswordFlow } from '@gatehouse/sdk/flows/forgot-password';
import { impersonateFlow } from '@gatehouse/sdk/flows/impersonate';
import { logOutFlow } from '@gatehouse/sdk/flows/log-out';
import { loginFlow } from '@gatehouse/sdk/flows/login';
import { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import { openAppFlow } from '@gatehouse/sdk/flows/open-app';
import { registerQuickLoginFlow } from '@gatehouse/sdk/flows/register-quick-login';
import { resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { stepUpFlow } from '@gatehouse/sdk/flows/step-up';
import { unlockFlow } from '@gatehouse/sdk/flows/unlock';
import { expect, it } from 'vitest';
import {
  adjacentScreen,
  catalog,
  findScreen,
  isScreenId,
  screens,
  searchScreens,
} from '../../../demo/preview/screens/catalog';
import type { FlowId } from '../../../demo/preview/screens/flow-names';

const flows: Readonly<Record<FlowId, AnyFlow>> = {
  login: loginFlow,
  mfa: mfaFlow,
  chooseAccount: chooseAccountFlow,
  socialCallback: socialCallbackFlow,
  oidcCallback: oidcCallbackFlow,
  samlCallback: samlCallbackFlow,
  magicLinkCallback: magicLinkCallbackFlow,
  signUp: signUpFlow,
  activate: activateFlow,
  acceptInvitation: acceptInvitationFlow,
  forgotPassword: forgotPasswordFlow,
  registerQuickLogin: registerQuickLoginFlow,
  resetPassword: resetPasswordFlow,
  resetPhoneNumber: resetPhoneNumberFlow,
  unlock: unlockFlow,
  stepUp: stepUpFlow,
  impersonate: impersonateFlow,
  openApp: openAppFlow,
  logOut: logOutFlow,
};

it('contains every step of every flow and every page, with unique ids', () => {
  const ids = screens.map(({ id }) => id);
  const steps = Object.entries(flows).flatMap(([id, { steps: all }]) =>
    Object.keys(all).map((step) => `${id}.${step}`),
  );
  expect(ids).toEqual(expect.arrayContaining([...steps, ...adminPageIds.map((page) => `admin.${page}`)]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(screens.filter(({ kind, id }) => kind === 'flow' && id.split('.').length === 2)).toHaveLength(steps.length);
});

it('has a screen for every account route except the home page', () => {
  const addresses = new Set(screens.map(({ address }) => address));
  const missing = Object.entries(defaultRoutes).filter(([, path]) => !addresses.has(path));
  expect(missing).toEqual([['authenticatedUrl', '/']]);
});

it('has unique names within a group', () => {
  for (const { label, screens: own } of catalog) {
    const names = own.map(({ name }) => name);
    expect(new Set(names).size, label).toBe(names.length);
  }
});

it('has the product address of each screen', () => {
  expect(findScreen('login.loginWithPassword')?.address).toBe('/account/login');
  expect(findScreen('activate.activatingForm.code')?.address).toBe('/account/activate/code');
  expect(findScreen('admin.security.ip-restrictions')?.address).toBe('/oauth/portal#/security/ip-restrictions');
  expect(isScreenId('admin.__proto__')).toBe(false);
});

it('finds screens by name, group and address', () => {
  const found = (typed: string) => searchScreens(typed).flatMap(({ screens: own }) => own.map(({ id }) => id));
  expect(found('enter PASSWORD')).toContain('login.loginWithPassword');
  expect(found('invitation/code')).toEqual(['acceptInvitation.validate.code']);
  expect(found('delete group')).toContain('admin.groups.remove');
  expect(found('no such screen')).toEqual([]);
  expect(found(' ')).toHaveLength(screens.length);
});

it('moves to the next and the previous screen, and wraps around', () => {
  const [first] = screens;
  const final = screens.at(-1);
  expect(adjacentScreen('login.preLogin', 1)?.id).toBe('login.loginWithPassword');
  expect(adjacentScreen(first?.id ?? '', -1)).toBe(final);
  expect(adjacentScreen(final?.id ?? '', 1)).toBe(first);
});

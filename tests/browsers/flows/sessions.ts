import { setTimeout as sleep } from 'node:timers/promises';
import { admin, reader } from '../../../emulator/seed/users';
import type { Flow } from './flow';
import { button, field, heading, selector, text } from './query';
import { enter, logOut, signIn, welcome } from './steps';

const many = { email: 'many@acme.test', password: 'many-Secret-1' };
/** Seconds. */
const SHORT = 4;

/** Flows of a session: tabs, renewal and end. */
export const sessions: readonly Flow[] = [
  {
    name: 'log-out: signs out a second tab',
    run: async ({ user, portal, openTab }) => {
      await signIn(user, portal, reader);
      await user.sees(welcome);
      const other = await openTab();
      await other.open(`${portal}/feedback`);
      await other.sees(heading('Feedback'));
      await logOut(user);
      await user.sees(field('Email'));
      await other.sees(field('Email'));
    },
  },
  {
    name: 'session ended at the provider: message, then back to the page after the sign-in',
    run: async ({ user, portal, server, openTab }) => {
      await signIn(user, `${portal}/feedback`, reader);
      await user.sees(heading('Feedback'));
      const other = await openTab();
      await other.open(`${server.provider}/account/logout?app=portal`);
      await other.press(button('Sign out'));
      await other.seesOneOf(heading('You are signed out'), button('Sign in again'));
      await user.open(`${portal}/feedback`);
      await user.sees(text('Your session has ended'));
      await user.press(button('Sign in again'));
      await enter(user, reader);
      await user.isAt(`${portal}/feedback`);
      await user.sees(heading('Feedback'));
    },
  },
  {
    name: 'renewal: continues after a token has expired',
    run: async ({ user, portal, controls }) => {
      await controls.settings({ accessTokenLifetime: SHORT });
      await signIn(user, `${portal}/administration/profile`, reader);
      await user.sees(heading('Profile'));
      const { tokenCalls } = await controls.stats();
      // A token expires in real time.
      await sleep((SHORT + 1) * 1000);
      await user.open(`${portal}/administration/privacy`);
      await user.sees(heading('Two-step verification'));
      const { tokenCalls: renewed, reuseEvents } = await controls.stats();
      if (renewed <= tokenCalls) throw new Error('No token was renewed.');
      if (reuseEvents > 0) throw new Error(`${reuseEvents} refresh tokens were used twice.`);
    },
  },
  {
    name: 'account switch',
    run: async ({ user, portal }) => {
      await signIn(user, `${portal}/administration`, many);
      await user.press(button(/: switch account$/));
      await user.press(button(/^Globex/));
      await user.sees(button('Globex: switch account'));
    },
  },
  {
    name: 'Arabic: the login and the portal from right to left',
    run: async ({ user, portal }) => {
      await user.open(portal);
      await user.choose(field('Language'), 'العربية');
      await user.sees(field('اللغة'));
      await user.sees(selector('html[dir=rtl][lang=ar]'));
      await user.fill(field('البريد الإلكتروني'), admin.email);
      await user.press(button('متابعة'));
      await user.fill(field('كلمة المرور'), admin.password);
      await user.press(button('تسجيل الدخول'));
      await user.sees(button(/^حسابك/));
      await user.sees(selector('html[dir=rtl][lang=ar]'));
    },
  },
];

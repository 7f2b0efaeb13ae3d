import { reader } from '../../../emulator/seed/users';
import { codeFor, codeIn, linkFor, linkIn, mailFor } from '../../e2e/outbox';
import type { Flow, Scene } from './flow';
import { button, field, heading, text } from './query';
import { choosePassword, code, DAYS, giveEmail, mailIsOnItsWay, NEW_PASSWORD, welcome } from './steps';

const NEW_USER = 'bea@newlab.test';
const ended = heading('This link no longer works');

/** Requests a sign-in link; returns it. */
const requestLink = async ({ user, portal, controls, server }: Scene): Promise<string> => {
  await controls.settings({ authStrategy: 'MagicLink' });
  await user.open(`${portal}/feedback?from=mail`);
  await giveEmail(user, reader.email);
  await user.sees(mailIsOnItsWay);
  return linkFor(server, reader.email);
};

/** Signs a new user up; returns the mail. */
const signUp = async ({ user, portal, controls, server }: Scene): Promise<string> => {
  await controls.settings({ allowSignups: true });
  await user.open(portal);
  await user.press(button('Create an account'));
  await user.fill(field('Name'), 'Bea');
  await user.fill(field('Email'), NEW_USER);
  await user.fill(field('Company'), 'New Lab');
  await user.fill(field('Password'), NEW_PASSWORD);
  await user.press(button('Create account'));
  await user.sees(mailIsOnItsWay);
  return mailFor(server, NEW_USER);
};

/** Flows with a link or a code by mail or text message. */
export const byMail: readonly Flow[] = [
  {
    name: 'magic link: the waiting tab continues',
    run: async (scene) => {
      const { user, portal, openTab } = scene;
      const link = await requestLink(scene);
      const other = await openTab();
      await other.open(link);
      await other.sees(welcome);
      await user.isAt(`${portal}/feedback?from=mail`);
      await user.sees(heading('Feedback'));
    },
  },
  {
    name: 'used magic link: refused',
    run: async (scene) => {
      const { openElsewhere } = scene;
      const link = await requestLink(scene);
      const other = await openElsewhere();
      await other.open(link);
      await other.press(button('Sign in'));
      await other.sees(welcome);
      await other.open(link);
      await other.press(button('Sign in'));
      await other.sees(ended);
    },
  },
  {
    name: 'code by email: wrong, then right',
    run: async ({ user, portal, controls, server }) => {
      await controls.settings({ authStrategy: 'Code' });
      await user.open(portal);
      await giveEmail(user, reader.email);
      await user.sees(mailIsOnItsWay);
      const sent = await codeFor(server, reader.email);
      await user.fill(code, sent === '000000' ? '111111' : '000000');
      await user.sees(text('This code is incorrect'));
      await user.fill(code, sent);
      await user.sees(welcome);
    },
  },
  {
    name: 'code by text message',
    run: async ({ user, portal, controls, server }) => {
      await controls.settings({ authStrategy: 'SmsCode' });
      await user.open(portal);
      await giveEmail(user, reader.email);
      await user.sees(heading('Check your phone'));
      await user.fill(code, await codeFor(server, reader.phoneNumber ?? ''));
      await user.sees(welcome);
    },
  },
  {
    name: 'sign-up: activated in the same browser',
    run: async (scene) => {
      const { user } = scene;
      await user.open(linkIn(await signUp(scene)));
      // This browser has chosen the password: it is not requested again.
      await user.sees(welcome);
    },
  },
  {
    name: 'sign-up: activated on another device, with a new password',
    run: async (scene) => {
      const link = linkIn(await signUp(scene));
      const other = await scene.openElsewhere();
      await other.open(link);
      await choosePassword(other);
      await other.sees(welcome);
    },
  },
  {
    name: 'expired link: a new email, whose code activates',
    run: async (scene) => {
      const { user, controls, server } = scene;
      const first = await signUp(scene);
      await controls.settings({ clockAhead: 8 * DAYS, mailCodes: true });
      await user.open(linkIn(first));
      await user.sees(ended);
      await user.fill(field('Email'), NEW_USER);
      await user.press(button('Email me a new link'));
      await user.sees(mailIsOnItsWay);
      const second = await mailFor(server, NEW_USER, first);
      await user.open(linkIn(second));
      await user.fill(code, codeIn(second));
      await user.sees(welcome);
    },
  },
];

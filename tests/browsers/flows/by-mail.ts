import { reader } from '../../../emulator/seed/users';
import { callAsAdministrator } from '../../e2e/connection';
import { codeFor, linkFor, linkIn, mailFor } from '../../e2e/outbox';
import type { Flow } from './flow';
import { button, field, heading, text } from './query';
import { code, giveEmail, mailIsOnItsWay, NEW_PASSWORD, password, welcome } from './steps';

const NEW_USER = 'bea@newlab.test';
const INVITED = 'dan@newlab.test';

/** Flows with a link or a code by mail or text message. */
export const byMail: readonly Flow[] = [
  {
    name: 'magic link: the waiting tab continues',
    run: async ({ user, portal, controls, server, openTab }) => {
      await controls.settings({ authStrategy: 'MagicLink' });
      await user.open(`${portal}/feedback?from=mail`);
      await giveEmail(user, reader.email);
      await user.sees(mailIsOnItsWay);
      const link = await linkFor(server, reader.email);
      const other = await openTab();
      await other.open(link);
      await other.sees(welcome);
      await user.isAt(`${portal}/feedback?from=mail`);
      await user.sees(heading('Feedback'));
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
    run: async ({ user, portal, controls, server }) => {
      await controls.settings({ allowSignups: true });
      await user.open(portal);
      await user.press(button('Create an account'));
      await user.fill(field('Name'), 'Bea');
      await user.fill(field('Email'), NEW_USER);
      await user.fill(field('Company'), 'New Lab');
      await user.fill(field('Password'), NEW_PASSWORD);
      await user.press(button('Create account'));
      await user.sees(mailIsOnItsWay);
      await user.open(linkIn(await mailFor(server, NEW_USER)));
      // This browser has chosen the password: it is not requested again.
      await user.sees(welcome);
    },
  },
  {
    name: 'invitation by link',
    run: async ({ user, server }) => {
      const call = await callAsAdministrator(server);
      const invited = { email: INVITED, roleIds: ['role-viewer'], provider: 'local' };
      await call('POST', '/frontegg/identity/resources/users/v2', invited);
      await user.open(linkIn(await mailFor(server, INVITED)));
      await user.sees(heading('Join Acme'));
      await user.fill(field('Name'), 'Dan');
      await user.fill(password, NEW_PASSWORD);
      await user.press(button('Join'));
      await user.sees(heading('You have joined Acme'));
      await user.sees(welcome);
    },
  },
];

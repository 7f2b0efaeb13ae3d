import { reader } from '../../../emulator/seed/users';
import { linkFor } from '../../e2e/outbox';
import type { Flow } from './flow';
import { button, field, heading, text } from './query';
import { enter, giveEmail, mailIsOnItsWay, NEW_PASSWORD, password, signIn, welcome } from './steps';

/** Flows with a password. */
export const withPassword: readonly Flow[] = [
  {
    name: 'password, back to the requested page',
    run: async ({ user, portal }) => {
      await signIn(user, `${portal}/feedback?from=mail`, reader);
      await user.isAt(`${portal}/feedback?from=mail`);
      await user.sees(heading('Feedback'));
    },
  },
  {
    name: 'wrong password, then the right one',
    run: async ({ user, portal }) => {
      await signIn(user, portal, { ...reader, password: 'wrong' });
      await user.sees(text('Incorrect email or password.'));
      await user.fill(password, reader.password);
      await user.press(button('Sign in'));
      await user.sees(welcome);
    },
  },
  {
    name: 'forgotten password: email, new password, sign-in',
    run: async ({ user, portal, server }) => {
      await user.open(portal);
      await giveEmail(user, reader.email);
      await user.press(button('Forgot password?'));
      await user.sees(heading('Reset your password'));
      await user.press(button('Email me a link'));
      await user.sees(mailIsOnItsWay);
      await user.open(await linkFor(server, reader.email));
      await user.fill(field('New password'), NEW_PASSWORD);
      await user.press(button('Save password'));
      await user.sees(heading('Password changed'));
      await user.sees(heading('Sign in to Product Research Portal'));
      await enter(user, { ...reader, password: NEW_PASSWORD });
      await user.sees(welcome);
    },
  },
];

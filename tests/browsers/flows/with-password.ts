import { admin, breached, reader } from '../../../emulator/seed/users';
import { linkFor } from '../../e2e/outbox';
import type { Flow } from './flow';
import { button, field, heading, text } from './query';
import { enter, giveEmail, mailIsOnItsWay, NEW_PASSWORD, password, signIn, welcome } from './steps';
import type { User } from './user';

const incorrect = text('Incorrect email or password.');
/** Of the second wrong password and those after it. */
const refusals = [
  'Try again in 1 second.',
  'Try again in 2 seconds.',
  'Try again in 4 seconds.',
  'This account is locked',
];

const saveNewPassword = async (user: User): Promise<void> => {
  await user.fill(field('New password'), NEW_PASSWORD);
  await user.press(button('Save password'));
  await user.sees(heading('Password changed'));
  await user.sees(heading('Sign in to Product Research Portal'));
};

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
      await user.sees(incorrect);
      await user.fill(password, reader.password);
      await user.press(button('Sign in'));
      await user.sees(welcome);
    },
  },
  {
    name: 'unknown user: the same refusal',
    run: async ({ user, portal }) => {
      await signIn(user, portal, { ...reader, email: 'nobody@acme.test' });
      await user.sees(incorrect);
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
      await saveNewPassword(user);
      await enter(user, { ...reader, password: NEW_PASSWORD });
      await user.sees(welcome);
    },
  },
  {
    name: 'leaked password: replaced by email',
    run: async ({ user, portal, server }) => {
      await signIn(user, portal, breached);
      await user.sees(heading('Choose a new password'));
      await user.press(button('Email me a link'));
      await user.sees(mailIsOnItsWay);
      await user.open(await linkFor(server, breached.email));
      await saveNewPassword(user);
      await enter(user, { ...breached, password: NEW_PASSWORD });
      await user.sees(welcome);
    },
  },
  {
    name: 'locked account: unlocked by email',
    run: async ({ user, portal, server, controls, openElsewhere }) => {
      // The lock does not apply to browsers in which the user has signed in before, so one is needed.
      const own = await openElsewhere();
      await signIn(own, portal, admin);
      await own.sees(welcome);
      await signIn(user, portal, { ...admin, password: 'wrong-1' });
      await user.sees(incorrect);
      for (const [at, refusal] of refusals.entries()) {
        await controls.settings({ clockAhead: 10 * at });
        await user.fill(password, `wrong-${at + 2}`);
        await user.press(button('Sign in'));
        await user.sees(text(refusal));
      }
      await user.fill(password, admin.password);
      await user.press(button('Sign in'));
      await user.sees(text('we emailed a link that unlocks it'));
      await user.open(await linkFor(server, admin.email));
      await user.press(button('Unlock'));
      await user.sees(heading('Your account is unlocked'));
      await user.sees(heading('Sign in to Product Research Portal'));
      await enter(user, admin);
      await user.sees(welcome);
    },
  },
];

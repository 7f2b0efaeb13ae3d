import { callAsAdministrator } from '../../e2e/connection';
import { codeIn, linkIn, mailFor } from '../../e2e/outbox';
import type { Flow, Scene } from './flow';
import { button, field, heading } from './query';
import { code, NEW_PASSWORD, password, welcome } from './steps';
import type { User } from './user';

const INVITED = 'dan@newlab.test';

/** Invites a user as an administrator does; returns the mail. */
const invite = async ({ server }: Scene): Promise<string> => {
  const call = await callAsAdministrator(server);
  const user = { email: INVITED, roleIds: ['role-viewer'], provider: 'local' };
  await call('POST', '/frontegg/identity/resources/users/v2', user);
  return mailFor(server, INVITED);
};

/** Chooses name and password on the page of the invitation, which signs in. */
const joinWith = async (user: User, emailed?: string): Promise<void> => {
  await user.sees(heading('Join Acme'));
  await user.fill(field('Name'), 'Dan');
  await user.fill(password, NEW_PASSWORD);
  if (emailed) await user.fill(code, emailed);
  await user.press(button('Join'));
  await user.sees(heading('You have joined Acme'));
  await user.sees(welcome);
};

/** Flows of invited users. */
export const invitations: readonly Flow[] = [
  {
    name: 'invitation by link',
    run: async (scene) => {
      await scene.user.open(linkIn(await invite(scene)));
      await joinWith(scene.user);
    },
  },
  {
    name: 'invitation by code',
    run: async (scene) => {
      await scene.controls.settings({ mailCodes: true });
      const mail = await invite(scene);
      await scene.user.open(linkIn(mail));
      await joinWith(scene.user, codeIn(mail));
    },
  },
];

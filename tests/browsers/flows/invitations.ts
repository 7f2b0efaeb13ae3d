import { callAsAdministrator } from '../../e2e/connection';
import { codeIn, linkIn, mailFor } from '../../e2e/outbox';
import type { Flow, Scene } from './flow';
import { button, heading } from './query';
import { choosePassword, code, welcome } from './steps';

const INVITED = 'dan@newlab.test';
const joined = heading('You have joined');

/** Invites a user as an administrator does; returns the mail. */
const invite = async ({ server }: Scene): Promise<string> => {
  const call = await callAsAdministrator(server);
  const user = { email: INVITED, roleIds: ['role-viewer'], provider: 'local' };
  await call('POST', '/frontegg/identity/resources/users/v2', user);
  return mailFor(server, INVITED);
};

/** After the invitation a new user chooses a password by the next mail. */
const activate = async ({ user, server }: Scene, invitation: string): Promise<void> => {
  await user.open(linkIn(await mailFor(server, INVITED, invitation)));
  await choosePassword(user);
  await user.sees(welcome);
};

/** Flows of invited users. */
export const invitations: readonly Flow[] = [
  {
    name: 'invitation by link',
    run: async (scene) => {
      const { user } = scene;
      const mail = await invite(scene);
      await user.open(linkIn(mail));
      await user.sees(heading('Accept your invitation'));
      await user.press(button('Accept'));
      await user.sees(joined);
      await activate(scene, mail);
    },
  },
  {
    name: 'invitation by code',
    run: async (scene) => {
      const { user, controls } = scene;
      await controls.settings({ mailCodes: true });
      const mail = await invite(scene);
      await user.open(linkIn(mail));
      await user.fill(code, codeIn(mail));
      await user.sees(joined);
    },
  },
];

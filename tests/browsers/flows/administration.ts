import { admin, reader } from '../../../emulator/seed/users';
import { mailFor } from '../../e2e/outbox';
import type { Flow } from './flow';
import { button, dialog, field, form, option, row, selector, text } from './query';
import { chooseAction, confirm, signIn } from './steps';

const INVITED = 'nora@night.test';
const search = selector('input[type=search]');

/** Flows of account administration. */
export const administration: readonly Flow[] = [
  {
    name: 'users: invite a user',
    run: async ({ user, portal, server }) => {
      await signIn(user, `${portal}/administration/users`, admin);
      await user.press(button('Add users'));
      const sheet = dialog('Add users');
      await user.fill(field('Email addresses', sheet), INVITED);
      await user.press(button('Send invitation', sheet));
      await user.sees(text(`Invitation sent to ${INVITED}`));
      await user.fill(search, INVITED);
      await user.sees(row(/nora@night\.test/));
      await mailFor(server, INVITED);
    },
  },
  {
    name: 'users: change a role',
    run: async ({ user, portal }) => {
      await signIn(user, `${portal}/administration/users`, admin);
      await user.fill(search, reader.email);
      await chooseAction(user, reader.name, 'Edit');
      const sheet = dialog(`Edit ${reader.name}`);
      await user.fill(field(/^Roles/, sheet), 'Viewer');
      await user.press(option(/^Viewer/));
      await user.pressEscape();
      await user.press(button('Save', sheet));
      await user.sees(text(`Changes to ${reader.name} saved`));
      await user.sees(text('Viewer', row(/Rita Reader/)));
    },
  },
  {
    name: 'tokens: create and delete a token',
    run: async ({ user, portal }) => {
      await signIn(user, `${portal}/administration/personal-api-tokens`, admin);
      await user.press(button('Add token'));
      const sheet = dialog('Add a token');
      await user.fill(field('Description', sheet), 'Weekly report');
      await user.press(button('Add token', sheet));
      const added = dialog('Token added');
      if ((await user.read(field('Secret', added))) === '') throw new Error('The secret is empty.');
      await user.press(button('Done', added));
      await confirm(user, 'Close anyway');
      await user.sees(row(/Weekly report/));
      await chooseAction(user, 'Weekly report', 'Delete');
      await confirm(user, 'Delete token');
      await user.seesNoMore(row(/Weekly report/));
    },
  },
  {
    name: 'profile: change the name, which appears in the header',
    run: async ({ user, portal }) => {
      await signIn(user, `${portal}/administration/profile`, admin);
      const about = form('About you');
      await user.fill(field('Name', about), 'Ada Lovelace');
      await user.press(button('Save', about));
      await user.sees(text('About you saved'));
      await user.sees(button('Your account, Ada Lovelace'));
    },
  },
  {
    name: 'audit log: filter by severity, also after a reload',
    run: async ({ user, portal }) => {
      await signIn(user, `${portal}/administration/audits`, admin);
      await user.sees(text('Info', selector('tbody')));
      await user.press(button('High'));
      await user.isAt(/severity=/);
      await user.seesNoMore(text('Info', selector('tbody')));
      await user.sees(text('High', selector('tbody')));
      await user.open(await user.tab.address());
      await user.sees(text('High', selector('tbody')));
      await user.seesNoMore(text('Info', selector('tbody')));
    },
  },
];

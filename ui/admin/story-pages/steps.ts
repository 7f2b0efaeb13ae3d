import { screen, userEvent, within } from 'storybook/test';

type Name = string | RegExp;

const finder = (role: string) => async (name: Name) => within(await screen.findByRole(role, { name }));

export const findDialog = finder('dialog');
export const findConfirmation = finder('alertdialog');
export const findSection = finder('region');

/** Presses a button of a confirmation. */
export const confirm = async (name: Name, button: Name): Promise<void> =>
  userEvent.click((await findConfirmation(name)).getByRole('button', { name: button }));

/** Chooses from the menu of a row. */
export const choose = async (row: string, item: Name): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

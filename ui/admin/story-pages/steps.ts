import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

type Name = string | RegExp;

const finder = (role: string) => async (name: Name) => within(await screen.findByRole(role, { name }));

/** Finds a dialog or drawer with its content, which comes after the first paint. */
export const findDialog = async (name: Name) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.querySelector('[data-slot=drawer-body][aria-busy=true]')).toBeNull());
  return within(dialog);
};
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

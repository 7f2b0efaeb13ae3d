import { expect, screen, userEvent, waitFor } from 'storybook/test';

/**
 * Types into the search of a list and waits until one row is left, which replaces earlier rows and everything open in
 * them.
 */
export const searchForOne = async (text: string): Promise<void> => {
  await userEvent.type(await screen.findByRole('searchbox'), text);
  // The other row is the header.
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
};

import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Types into the search of a list and waits until one row is left: those of before are replaced, with all that is open in them. */
export const searchForOne = async (text: string): Promise<void> => {
  await userEvent.type(await screen.findByRole('searchbox'), text);
  // The other one holds the headings.
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
};

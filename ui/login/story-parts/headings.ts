import { expect, screen, waitFor } from 'storybook/test';

/** Resolves when the screens had these titles, in order. */
export const seeHeadings = (titles: readonly string[]): Promise<void> =>
  waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(titles),
  );

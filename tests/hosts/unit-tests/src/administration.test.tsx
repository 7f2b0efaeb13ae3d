import { createEmulatorTest } from '@gatehouse/emulator/vitest';
import { type AdminPageId, adminPageIds } from '@gatehouse/sdk/admin';
import { AdminPortal } from '@gatehouse/ui/admin';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, vi } from 'vitest';
import { Application, identityOf } from './application';

const test = createEmulatorTest({ seed: 'demo' }).extend<{ open: (page: AdminPageId) => Promise<void> }>({
  open: ({ emulator, signInAs }, use) =>
    use(async (page) => {
      await signInAs('admin');
      render(
        <Application identity={identityOf(emulator)}>
          <AdminPortal page={page} />
        </Application>,
      );
      await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
      await isLoaded();
    }),
});

afterEach(cleanup);

const user = userEvent.setup();
// A dialog that waits for a directory spins for longer.
const LOADING = '[data-slot=skeleton], button [data-slot=spinner]';
const isLoaded = () => waitFor(() => expect(document.querySelector(LOADING)).toBeNull(), { timeout: 20_000 });

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';
const buttonsOfPage = () =>
  [...document.querySelectorAll('[data-slot=admin-portal] button')].filter((button) => !button.closest('nav'));

test.for(adminPageIds)('the page %s opens its menus and dialogs', async (page, { open }) => {
  const complaints = vi.spyOn(console, 'error');
  await open(page);
  let count = 0;
  for (const name of new Set(buttonsOfPage().map(nameOf))) {
    // An earlier one may have led to another view.
    const button = buttonsOfPage().find((other) => nameOf(other) === name);
    if (!button) continue;
    await user.click(button);
    await isLoaded();
    const kind = button.getAttribute('aria-haspopup');
    if (kind) {
      expect(within(document.body).getAllByRole(kind).length, name).toBeGreaterThan(0);
      count += 1;
    }
    await user.keyboard('{Escape}{Escape}');
  }
  expect(count).toBeGreaterThan(0);
  expect(complaints.mock.calls).toEqual([]);
});

test('a token is created and deleted', async ({ open, emulator }) => {
  await open('personalApiTokens');
  await user.click(screen.getByRole('button', { name: 'Add token' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Description'), 'Nightly');
  await user.click(dialog.getByRole('button', { name: /^(Add|Create)/ }));
  await waitFor(() => expect(emulator.db.apiTokens.list().map((row) => row.description)).toContain('Nightly'));
});

import { createEmulatorTest } from '@gatehouse/emulator/vitest';
import { LoginBox } from '@gatehouse/ui/login';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, vi } from 'vitest';
import { Application, identityOf } from './application';

const test = createEmulatorTest({ allowSignups: true }).extend<{ show: () => { onSuccess: () => void } }>({
  show: ({ emulator }, use) =>
    use(() => {
      const onSuccess = vi.fn();
      render(
        <Application identity={identityOf(emulator)}>
          <LoginBox onSuccess={onSuccess} />
        </Application>,
      );
      return { onSuccess };
    }),
});

afterEach(cleanup);

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);

const signIn = async (email: string, password: string) => {
  await type('Email', email);
  await press('Continue');
  await type('Password', password);
  await press('Sign in');
};

test('an administrator signs in', async ({ show }) => {
  const { onSuccess } = show();
  await signIn('admin@acme.test', 'admin-Secret-1');
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
});

test('a wrong password is refused in words', async ({ show }) => {
  show();
  await signIn('admin@acme.test', 'wrong');
  expect(await screen.findByText(/email or password is incorrect|incorrect/i)).toBeTruthy();
});

test('a second factor is asked for', async ({ show, authenticator }) => {
  const { onSuccess } = show();
  await signIn('mfa@acme.test', 'mfa-Secret-1');
  await type('Code', authenticator.code());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
});

test('a forgotten password is replaced by the link of the email', async ({ emulator, inbox }) => {
  const identity = identityOf(emulator);
  render(
    <Application identity={identity}>
      <AuthRoutes path={identity.routes.forgetPasswordUrl} navigate={() => undefined} />
    </Application>,
  );
  await type('Email', 'admin@acme.test');
  const [send] = await screen.findAllByRole('button');
  if (send) await user.click(send);
  expect(await inbox.link('admin@acme.test', 'password')).toContain('/account/reset-password');
});

test('every account page is rendered', async ({ emulator }) => {
  const complaints = vi.spyOn(console, 'error');
  const identity = identityOf(emulator);
  for (const path of Object.values(identity.routes)) {
    if (path === identity.routes.authenticatedUrl) continue;
    render(
      <Application identity={identity}>
        <AuthRoutes path={path} navigate={() => undefined} />
      </Application>,
    );
    await waitFor(() => expect(document.querySelector('h1, h2, [role=alert]'), path).not.toBeNull(), {
      timeout: 10_000,
    });
    cleanup();
  }
  // The callback of a sign-in that was never started.
  expect(complaints.mock.calls).toEqual([['[gatehouse] hosted login: callback-refused']]);
});

import { ApiError } from '@gatehouse/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { boolean, minimum, number, object, string } from 'zod/mini';
import { NumberField, TextField } from '../../../kit/form/fields';
import { SwitchField } from '../../../kit/form/switch';
import { ArchetypeFixture } from '../../story-pages/archetype-fixture';
import { findConfirmation, findSection } from '../../story-pages/steps';
import { usePortalAddress } from '../page/address';
import { SettingsPage } from './settings-page';
import { SettingsSection } from './settings-section';

interface Settings {
  enforced: boolean;
  attempts: number;
  company: string;
}

let settings: Settings;
let isBroken = false;
const saved = fn();
const key = ['gatehouse', { identity: 'story' }, 'settings'] as const;
const Mfa = object({ enforced: boolean() });
const Lockout = object({ attempts: number().check(minimum(1, 'Enter a number from 1.')) });
const Company = object({ company: string() });

const read = (name: string, status?: number) => ({
  queryKey: [...key, name] as const,
  enabled: true,
  queryFn: async () => {
    if (status) throw new ApiError('refused', { statusCode: status });
    return { ...settings };
  },
});
const save = {
  mutationKey: [...key, 'save'] as const,
  meta: { invalidates: ['settings'] },
  mutationFn: async (change: Partial<Settings>) => {
    await saved(change);
    if (isBroken) throw new ApiError('down', { statusCode: 500, message: 'The provider is not available.' });
    settings = { ...settings, ...change };
  },
};

interface SettingsProps {
  mayWrite: boolean;
  appearance: 'edit' | 'viewOnly' | 'hidden';
  refused: boolean;
}

function AccountSettings({ mayWrite, appearance, refused }: SettingsProps) {
  const address = usePortalAddress();
  return (
    <SettingsPage
      page="users"
      title="Security"
      isReadOnly={!mayWrite}
      tabs={[
        {
          path: 'sign-in',
          title: 'Sign-in',
          content: (
            <>
              <SettingsSection
                title="Two-step verification"
                text="Ask everybody for a second step."
                query={read('mfa')}
                schema={Mfa}
                toInput={({ enforced }) => ({ enforced })}
                mutation={save}
                toVariables={(values) => values}
                details={({ enforced }) => [{ label: 'Second step', value: enforced ? 'Required' : 'Optional' }]}
                appearance={appearance}
                mayWrite={mayWrite}
                confirmation={({ enforced }) =>
                  enforced
                    ? { title: 'Require a second step?', text: 'Two users have none.', confirm: 'Require it' }
                    : undefined
                }
              >
                <SwitchField name="enforced" label="Required" />
              </SettingsSection>
              <SettingsSection
                title="Lockout"
                query={read('lockout', refused ? 403 : undefined)}
                schema={Lockout}
                toInput={({ attempts }) => ({ attempts })}
                mutation={save}
                toVariables={(_values, changes) => changes}
                details={({ attempts }) => [{ label: 'Attempts', value: attempts }]}
                mayWrite={mayWrite}
                undo
              >
                <NumberField name="attempts" label="Attempts" />
              </SettingsSection>
            </>
          ),
        },
        {
          path: 'company',
          title: 'Company',
          content: (
            <SettingsSection
              title="Name"
              query={read('company')}
              schema={Company}
              toInput={({ company }) => ({ company })}
              mutation={save}
              toVariables={(values) => values}
              details={({ company }) => [{ label: 'Name', value: company }]}
              mayWrite={mayWrite}
              danger
            >
              <TextField name="company" label="Name" />
            </SettingsSection>
          ),
        },
      ]}
    >
      <button type="button" onClick={() => address.go({ page: 'roles', rest: '', search: '' })}>
        Go to roles
      </button>
    </SettingsPage>
  );
}

const meta = {
  title: 'Admin/Settings page',
  component: AccountSettings,
  args: { mayWrite: true, appearance: 'edit', refused: false },
  render: (args, { parameters }) => (
    <ArchetypeFixture rest={parameters.rest}>
      <AccountSettings {...args} />
    </ArchetypeFixture>
  ),
  beforeEach: () => {
    settings = { enforced: false, attempts: 5, company: 'Acme' };
    isBroken = false;
    saved.mockReset();
  },
} satisfies Meta<typeof AccountSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each section saves independently; the other one is unchanged. */
export const Saved: Story = {
  play: async () => {
    const lockout = await findSection('Lockout');
    const attempts = await lockout.findByLabelText('Attempts');
    await expect(lockout.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.clear(attempts);
    await userEvent.type(attempts, '3');
    await userEvent.click(await lockout.findByRole('button', { name: 'Save' }));
    await screen.findByText('Lockout saved');
    await expect(saved.mock.calls).toEqual([[{ attempts: 3 }]]);
    await waitFor(() => expect(lockout.queryByRole('button', { name: 'Save' })).toBeNull());
    await expect(attempts).toHaveValue('3');
    // The bar has removed itself; the next Tab continues in its section.
    await waitFor(() => expect(screen.getByRole('region', { name: 'Lockout' })).toHaveFocus());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };

export const ConfirmedBeforeSaving: Story = {
  play: async () => {
    const mfa = await findSection('Two-step verification');
    await userEvent.click(await mfa.findByRole('switch', { name: 'Required' }));
    await userEvent.click(await mfa.findByRole('button', { name: 'Save' }));
    const confirmation = await findConfirmation('Require a second step?');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(confirmation.getByRole('button', { name: 'Require it' }));
    await screen.findByText('Two-step verification saved');
  },
};

/** An error stays in its section, and the input is kept. */
export const SavingFails: Story = {
  play: async () => {
    isBroken = true;
    const lockout = await findSection('Lockout');
    await userEvent.type(await lockout.findByLabelText('Attempts'), '0');
    await userEvent.click(await lockout.findByRole('button', { name: 'Save' }));
    await lockout.findByText('The provider is not available.');
    await expect(lockout.getByLabelText('Attempts')).toHaveValue('50');
    await userEvent.click(lockout.getByRole('button', { name: 'Reset' }));
    await expect(lockout.getByLabelText('Attempts')).toHaveValue('5');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Lockout' })).toHaveFocus());
  },
};

/** A save that the server refuses fails, also when it is sent while an earlier one is being undone. */
export const SavedWhileUndoing: Story = {
  play: async () => {
    const lockout = await findSection('Lockout');
    const attempts = await lockout.findByLabelText('Attempts');
    await userEvent.type(attempts, '0');
    await userEvent.click(await lockout.findByRole('button', { name: 'Save' }));
    await screen.findByText('Lockout saved');

    let finishUndo = () => {};
    let refuseSave = (_error: ApiError) => {};
    const undoing = new Promise<void>((resolve) => {
      finishUndo = resolve;
    });
    const saving = new Promise<void>((_, reject) => {
      refuseSave = reject;
    });
    saved.mockReturnValueOnce(undoing).mockReturnValueOnce(saving);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    await userEvent.type(attempts, '0');
    await userEvent.click(await lockout.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(3));
    finishUndo();
    await screen.findByText('Lockout: change undone');
    refuseSave(new ApiError('refused', { statusCode: 409, message: 'Not more than 100 attempts.' }));
    await lockout.findByText('Not more than 100 attempts.');
    await expect(screen.queryByText('Lockout saved')).toBeNull();
    await expect(attempts).toHaveValue('500');
  },
};

/** A value saved by another user is named before it is replaced; their other changes are kept. */
export const ChangedMeanwhile: Story = {
  play: async () => {
    const lockout = await findSection('Lockout');
    await userEvent.type(await lockout.findByLabelText('Attempts'), '0');
    settings = { ...settings, attempts: 7 };
    await userEvent.click(lockout.getByRole('button', { name: 'Save' }));
    const confirmation = await findConfirmation('Changed by someone else');
    await expect(confirmation.getByText('Attempts').nextSibling).toHaveTextContent('7');
    await userEvent.click(confirmation.getByRole('button', { name: 'Cancel' }));
    await expect(saved).not.toHaveBeenCalled();
    await expect(lockout.getByLabelText('Attempts')).toHaveValue('50');
    await userEvent.click(lockout.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save my version' }));
    await screen.findByText('Lockout saved');
    await expect(saved.mock.calls).toEqual([[{ attempts: 50 }]]);
  },
};

/** Leaving the tab and leaving the page both require confirmation, which names the unsaved sections. */
export const UnsavedChanges: Story = {
  play: async () => {
    const lockout = await findSection('Lockout');
    await userEvent.type(await lockout.findByLabelText('Attempts'), '0');
    await userEvent.click(screen.getByRole('button', { name: 'Go to roles' }));
    const confirmation = await findConfirmation('Discard your changes?');
    await confirmation.findByText('Not saved yet: Lockout.');
    await userEvent.click(confirmation.getByRole('button', { name: 'Keep editing' }));
    await expect(lockout.getByLabelText('Attempts')).toHaveValue('50');
    await userEvent.click(screen.getByRole('button', { name: 'Company' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await screen.findByDisplayValue('Acme');
  },
};

export const SecondTab: Story = {
  parameters: { rest: 'company' },
  play: async () => {
    await screen.findByDisplayValue('Acme');
    await expect(screen.getByRole('button', { name: 'Company' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Values are rendered as text, not as disabled inputs. */
export const ReadOnly: Story = {
  args: { mayWrite: false },
  play: async () => {
    await screen.findByText('Optional');
    await expect(screen.queryByRole('switch')).toBeNull();
    await expect(screen.getByText(/You can view this page/)).toBeVisible();
  },
};

export const Hidden: Story = {
  args: { appearance: 'hidden' },
  play: async () => {
    await findSection('Lockout');
    await expect(screen.queryByRole('region', { name: 'Two-step verification' })).toBeNull();
  },
};

/** One section is refused, and the other one works. */
export const SectionRefused: Story = {
  args: { refused: true },
  play: async () => {
    await (await findSection('Lockout')).findByText('You do not have permission to do this. Ask an administrator.');
    await (await findSection('Two-step verification')).findByRole('switch');
  },
};

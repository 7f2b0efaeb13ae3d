import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { boolean, object } from 'zod/mini';
import type { StoryNotes } from '../story-notes';
import { Switch } from './bare-switch';
import { Form, SubmitButton } from './form';
import { SwitchField } from './switch';

const save = fn();
const Settings = object({ enforceMfa: boolean(), rememberDevices: boolean(), sso: boolean() });

const notes = {
  SwitchField: {
    accessibility: ['A native checkbox with `role="switch"`: Space toggles it.', 'Hint and error describe it.'],
    do: ['Name what is on, not the action: "Require MFA".'],
    avoid: ['Do not use it for yes-or-no questions of a form: that is `CheckboxField`.'],
  },
  Switch: {
    accessibility: ['A native checkbox with `role="switch"` and without a label.'],
    do: ['Give it a label. Use it for what takes effect at once.'],
    avoid: ['Do not use it inside a `Form`: that is `SwitchField`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Switch',
  parameters: { docs: { notes } },
  component: SwitchField,
  args: { name: 'enforceMfa', label: 'Require two-step verification' },
  render: (args) => (
    <div className="story-column">
      <Form
        schema={Settings}
        defaultValues={{ enforceMfa: false, rememberDevices: true, sso: false }}
        onSubmit={(values) => save(values)}
      >
        <SwitchField {...args} hint="Members set up a second step when they next sign in." />
        <SwitchField name="rememberDevices" label="Remember devices" />
        <SwitchField name="sso" label="SSO" hint="Not part of your plan." disabled />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </div>
  ),
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InForm: Story = {
  play: async () => {
    save.mockClear();
    const enforce = screen.getByRole('switch', { name: 'Require two-step verification' });
    await expect(enforce).not.toBeChecked();
    await userEvent.click(screen.getByText('Require two-step verification'));
    await expect(enforce).toBeChecked();
    await userEvent.tab();
    await expect(screen.getByRole('switch', { name: 'Remember devices' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({ enforceMfa: true, rememberDevices: false, sso: undefined }),
    );
  },
};

export const WithoutField: Story = { render: () => <Switch aria-label="Active" defaultChecked /> };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { globals: { width: '320px' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { boolean, email, maxLength, minLength, number, object, enum as oneOf, optional, string } from 'zod/mini';
import { CheckboxField, RadioGroupField, SelectField } from './choice-fields';
import { NumberField, PasswordField, TextareaField, TextField } from './fields';
import { Form, SubmitButton } from './form';
import { OtpField } from './otp-field';

const SignIn = object({
  email: email('Enter an e-mail address like name@example.com.'),
  password: string().check(minLength(1)),
});

const Everything = object({
  name: string().check(minLength(2, 'Give it a name of at least 2 letters.')),
  days: optional(number()),
  role: string().check(minLength(1)),
  access: oneOf(['all', 'some']),
  notes: string().check(maxLength(60, 'Please use at most 60 characters.')),
  terms: boolean(),
});

const meta = {
  title: 'Kit/Form',
  component: Form,
  args: { schema: SignIn, onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const signIn = (onSubmit: (values: unknown) => unknown) => (
  <div className="story-column">
    <Form schema={SignIn} defaultValues={{ email: '', password: '' }} onSubmit={onSubmit}>
      <TextField name="email" type="email" label="E-mail" autoComplete="username" inputMode="email" />
      <PasswordField name="password" label="Password" autoComplete="current-password" hint="At least 6 characters." />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  </div>
);

export const Filled: Story = {
  render: ({ onSubmit }) => signIn((values) => onSubmit(values, undefined as never)),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const FirstWrongFieldTakesTheFocus: Story = {
  render: ({ onSubmit }) => signIn((values) => onSubmit(values, undefined as never)),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const field = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter an e-mail address like name@example.com.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Please fill in this field/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  render: () =>
    signIn(() => {
      throw new Error('The e-mail or the password is not right. Try again.');
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('alert');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await waitFor(() => expect(region).toHaveTextContent('The e-mail or the password is not right.'));
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong');
  },
};

export const RevealedByKeyboard: Story = {
  render: () => signIn(() => undefined),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'secret');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Show password', pressed: true })).toHaveFocus();
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const EveryField: Story = {
  render: () => (
    <div className="story-column">
      <Form
        schema={Everything}
        defaultValues={{ name: 'CI', role: '', access: 'all', notes: 'Used by the nightly build.', terms: true }}
        onSubmit={() => undefined}
      >
        <TextField name="name" label="Name" end={<span style={{ paddingInlineEnd: 6 }}>.dev</span>} />
        <NumberField
          name="days"
          label="Expires after"
          unit="days"
          optional
          hint="Leave it empty for a token that does not expire."
        />
        <SelectField
          name="role"
          label="Role"
          placeholder="Choose a role"
          options={[
            { value: 'admin', label: 'Admin' },
            { value: 'viewer', label: 'Viewer' },
          ]}
        />
        <RadioGroupField
          name="access"
          label="Access"
          options={[
            { value: 'all', label: 'All applications', description: 'Also those that are added later.' },
            { value: 'some', label: 'Selected applications' },
          ]}
        />
        <TextareaField name="notes" label="Notes" limit={60} optional />
        <CheckboxField name="terms" label="I have read the terms" hint="You can take this back at any time." />
        <SubmitButton>Create token</SubmitButton>
      </Form>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }));
    await waitFor(() => expect(canvas.getByLabelText('Role')).toHaveFocus());
  },
};

const Answer = object({ again: optional(oneOf(['yes', 'no', ''])), name: string() });
const answered = fn();

export const PassedByWithoutAChoice: Story = {
  render: () => (
    <div className="story-column">
      <Form schema={Answer} defaultValues={{ again: '', name: '' }} onSubmit={answered}>
        <RadioGroupField
          name="again"
          label="Would you come again?"
          optional
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
        <TextField name="name" label="Name" optional />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </div>
  ),
  play: async ({ canvasElement }) => {
    answered.mockClear();
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'Yes' }).focus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Name/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answered).toHaveBeenCalledOnce());
    await expect(answered.mock.calls[0]?.[0]).toEqual({ again: '', name: '' });
  },
};

const Code = object({ code: string().check(minLength(6, 'Enter all 6 digits.')) });
const completed = fn();

export const OneTimeCode: Story = {
  render: () => (
    <div className="story-column">
      <Form schema={Code} defaultValues={{ code: '' }} onSubmit={() => undefined}>
        <OtpField name="code" label="Code from your app" onComplete={completed} />
        <SubmitButton>Verify</SubmitButton>
      </Form>
    </div>
  ),
  play: async ({ canvasElement }) => {
    completed.mockClear();
    const field = within(canvasElement).getByLabelText('Code from your app');
    await userEvent.click(field);
    await userEvent.paste('123 456');
    await expect(field).toHaveValue('123456');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(completed).toHaveBeenCalledWith('123456');
  },
};

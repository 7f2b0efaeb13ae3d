import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  boolean,
  config,
  email,
  maxLength,
  minLength,
  number,
  object,
  enum as oneOf,
  optional,
  string,
} from 'zod/mini';
import type { StoryNotes } from '../story-notes';
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

const notes = {
  Form: {
    accessibility: [
      'What `onSubmit` throws is announced in a region above the fields.',
      'After a refused submit the focus goes to the first wrong field.',
    ],
    do: ['Write rules and their messages in the schema.'],
    avoid: ['Do not clear what was typed after an error.'],
  },
  SubmitButton: {
    accessibility: ['`aria-busy` while the form is sent; a second press does nothing.'],
    do: ['Write the verb of the form on it: "Save changes".'],
    avoid: ['Do not disable it until all fields are valid: the errors say what is missing.'],
  },
  TextField: {
    accessibility: ['The label names the input; hint and error describe it.', 'An error is announced when it appears.'],
    do: ['Set `autoComplete` and `inputMode` where the browser can help.'],
    avoid: ['Do not use the placeholder as a label.'],
  },
  PasswordField: {
    accessibility: [
      'The button that shows the password is a toggle with `aria-pressed`.',
      'The password is hidden again when the form is sent.',
    ],
    do: ['Say with `autoComplete` whether it is the current or a new one.'],
    avoid: ['Do not prevent pasting.'],
  },
  NumberField: {
    accessibility: ['The unit is part of what the field shows; hint and error describe it.'],
    do: ['Use it for amounts. An empty box is `undefined`, not zero.'],
    avoid: ['Do not use it for codes or phone numbers.'],
  },
  TextareaField: {
    accessibility: ['Near its limit the number of characters is announced.'],
    do: ['Set `limit` together with the rule in the schema: nothing is cut off.'],
    avoid: ['Do not use it for one line.'],
  },
  SelectField: {
    accessibility: ['The native `select` of the browser, with all its keys.'],
    do: ['Use `placeholder` where no option is the obvious one.'],
    avoid: ['Do not use it for lists that a server searches: that is `AsyncCombobox`.'],
  },
  CheckboxField: {
    accessibility: ['A native checkbox: Space toggles it.', 'Its label is part of the target.'],
    do: ['Use it for what takes effect with the form.'],
    avoid: ['Do not use it for a setting that takes effect at once: that is `Switch`.'],
  },
  RadioGroupField: {
    accessibility: ['`role="radiogroup"` with native radio buttons, named by the label.', 'The arrow keys choose.'],
    do: ['Explain each option in a sentence where their names do not say enough.'],
    avoid: ['Do not use it for more than about six options.'],
  },
  OtpField: {
    accessibility: [
      'One input, rendered as boxes: screen readers read one field, and paste and autofill work.',
      'Written from left to right in every language.',
    ],
    do: ['Send the form in `onComplete`.'],
    avoid: ['Do not split the code over several inputs.'],
  },
  FieldFrame: {
    accessibility: [
      'Connects label, control, hint and error.',
      'The region of the error is in the page before the error is.',
    ],
    do: ['Spread `describedBy(field, hint)` on a control of your own.'],
    avoid: ['Do not render a second label inside of it.'],
  },
  Input: {
    accessibility: ['A native input without a label.'],
    do: ['Give it a label or an `aria-label`.'],
    avoid: ['Do not use it inside a `Form`: `TextField` brings label and error.'],
  },
  Select: {
    accessibility: ['A native select without a label.'],
    do: ['Give it a label or an `aria-label`.'],
    avoid: ['Do not use it inside a `Form`: that is `SelectField`.'],
  },
  Checkbox: {
    accessibility: [
      'A native checkbox with a target of 24 px: Space toggles it.',
      '`indeterminate` is announced as mixed.',
    ],
    do: ['Give it a label or an `aria-label`.'],
    avoid: ['Do not use it inside a `Form`: that is `CheckboxField`.'],
  },
  PasswordInput: {
    accessibility: ['The button that shows the password is a toggle with `aria-pressed` and one name for both states.'],
    do: ['Set `masked` while the form is submitting.'],
    avoid: ['Do not use it inside a `Form`: that is `PasswordField`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Form',
  parameters: { docs: { notes } },
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

export const FirstInvalidFieldFocused: Story = {
  render: ({ onSubmit }) => signIn((values) => onSubmit(values, undefined as never)),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const field = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter an e-mail address like name@example.com.'));
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Fill in this field/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Zod's messages are those of the page; importing `zod` sets them as this does. */
export const HostWithMessagesOfItsOwn: Story = {
  ...FirstInvalidFieldFocused,
  beforeEach: () => {
    const { localeError } = config();
    config({ localeError: ({ code }) => `Too small: ${code}` });
    return () => void config({ localeError });
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

const Amounts = object({ days: optional(number()) });
const onAmount = fn();

/** Digits of every script; what is no number is neither empty nor sent. */
export const Amount: Story = {
  render: () => (
    <div className="story-column">
      <Form schema={Amounts} defaultValues={{ days: 30 }} onSubmit={onAmount}>
        <NumberField name="days" label="Expires after" unit="days" optional />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </div>
  ),
  play: async ({ canvasElement }) => {
    onAmount.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: /Expires after/ });
    await expect(field).toHaveValue('30');
    const enter = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    };
    await enter('soon');
    await canvas.findByText('Check this field.');
    await expect(field).toHaveValue('soon');
    await expect(onAmount).not.toHaveBeenCalled();
    const amounts = { '٩٠': 90, '１２': 12, '४५': 45, '١٫٥': 1.5 };
    for (const [typed, days] of Object.entries(amounts)) {
      await enter(typed);
      await waitFor(() => expect(onAmount.mock.lastCall?.[0]).toEqual({ days }));
      await expect(field).toHaveValue(typed);
    }
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onAmount.mock.lastCall?.[0].days).toBeUndefined());
  },
};

const Feedback = object({ again: optional(oneOf(['yes', 'no', ''])), name: string() });
const onSubmitted = fn();

export const SkippedWithoutChoice: Story = {
  render: () => (
    <div className="story-column">
      <Form schema={Feedback} defaultValues={{ again: '', name: '' }} onSubmit={onSubmitted}>
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
    onSubmitted.mockClear();
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'Yes' }).focus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Name/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
    await expect(onSubmitted.mock.calls[0]?.[0]).toEqual({ again: '', name: '' });
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

import {
  Button,
  CheckboxField,
  DurationField,
  FieldFrame,
  Form,
  NumberField,
  OtpField,
  PasswordField,
  RadioGroupField,
  RecipientsField,
  SelectField,
  SubmitButton,
  SwitchField,
  TextareaField,
  TextField,
  useField,
  useToast,
} from '@gatehouse/ui/kit';
import { array, boolean, maxLength, minLength, nullable, number, object, optional, string } from 'zod/mini';

const Project = object({
  name: string().check(minLength(2, 'Give it a name of at least 2 letters.')),
  color: string(),
  password: string().check(minLength(8, 'Use at least 8 characters.')),
  seats: optional(number()),
  plan: string().check(minLength(1, 'Choose a plan.')),
  access: string(),
  members: array(string()),
  timeout: nullable(number()),
  notes: string().check(maxLength(60, 'Use at most 60 characters.')),
  code: string(),
  isPublic: boolean(),
  terms: boolean(),
});

const empty = {
  name: '',
  color: '#5b21b6',
  password: '',
  plan: '',
  access: 'all',
  members: [],
  timeout: 3600,
  notes: '',
  code: '',
  isPublic: false,
  terms: false,
};

/** A control of your own with the label, hint and error of the others. */
function ColorField() {
  const field = useField('color');
  return (
    <FieldFrame field={field} label="Color">
      <input type="color" id={field.id} {...field.register('color')} />
    </FieldFrame>
  );
}

/** Rules and their messages are in the schema, of zod or of any other Standard Schema library. */
export default function ProjectForm() {
  const toast = useToast();
  return (
    <Form schema={Project} defaultValues={empty} onSubmit={({ name }) => toast.success('Saved', name)}>
      <TextField name="name" label="Name" autoComplete="off" />
      <ColorField />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <NumberField name="seats" label="Seats" optional />
      <SelectField name="plan" label="Plan" placeholder="Choose a plan" options={[{ value: 'team', label: 'Team' }]} />
      <RadioGroupField
        name="access"
        label="Access"
        options={[
          { value: 'all', label: 'Everyone', description: 'All members of the account.' },
          { value: 'some', label: 'Some members' },
        ]}
      />
      <RecipientsField name="members" label="Members" optional />
      <DurationField name="timeout" label="Idle timeout" />
      <TextareaField name="notes" label="Notes" limit={60} optional />
      <OtpField name="code" label="Code" />
      <SwitchField name="isPublic" label="Public" hint="Everyone with the link can read it." />
      <CheckboxField name="terms" label="I accept the terms" />
      <SubmitButton>Save changes</SubmitButton>
      <Button type="reset" variant="ghost">
        Discard
      </Button>
    </Form>
  );
}

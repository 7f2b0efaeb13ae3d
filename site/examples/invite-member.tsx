import * as roles from '@gatehouse/sdk/roles';
import * as users from '@gatehouse/sdk/users';
import { useCapability } from '@gatehouse/ui';
import {
  Button,
  Dialog,
  DialogClose,
  DialogFooter,
  Form,
  SelectField,
  SubmitButton,
  TextField,
} from '@gatehouse/ui/kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { email, minLength, object, string } from 'zod/mini';

const Invitation = object({ email: email('Enter an email address.'), roleId: string().check(minLength(1)) });

/** A read and a write of the provider's API, with your own dialog. */
export default function InviteMember() {
  const [open, setOpen] = useState(false);
  const { data = [] } = useQuery(useCapability(roles).list());
  const invite = useMutation(useCapability(users).add());
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite a member</Button>
      {invite.data && <p role="status">The invitation to {invite.variables.email} is on its way.</p>}
      <Dialog open={open} onOpenChange={setOpen} title="Invite a member" description="They get an email with a link.">
        <Form
          schema={Invitation}
          defaultValues={{ email: '', roleId: '' }}
          onSubmit={async ({ email, roleId }) => {
            await invite.mutateAsync({ email, roleIds: [roleId] });
            setOpen(false);
          }}
        >
          <TextField name="email" label="Email" type="email" />
          <SelectField
            name="roleId"
            label="Role"
            placeholder="Choose a role"
            options={data.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <DialogFooter>
            <DialogClose>Cancel</DialogClose>
            <SubmitButton>Invite</SubmitButton>
          </DialogFooter>
        </Form>
      </Dialog>
    </>
  );
}

'use client';
import { toIdentityError } from '@gatehouse/sdk';
import * as configurations from '@gatehouse/sdk/configurations';
import * as passwords from '@gatehouse/sdk/passwords';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { minLength, object, refine, string } from 'zod/mini';
import { useToast } from '../../kit/feedback/toast';
import { PasswordField } from '../../kit/form/fields';
import { Form, SubmitButton } from '../../kit/form/form';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { PasswordChecklist, passwordChecks } from '../../react/password-checklist';
import { useUser } from '../../react/session';
import { useStepUp } from '../archetypes/form/step-up';
import { useSubmit } from '../archetypes/form/use-submit';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';

/** Returns the password rules in force: the account's own, else those that are readable without a session. */
const useRules = (): passwords.PasswordConfig => {
  const { passwordPolicy } = useCapability(configurations);
  const policyQuery = useQuery(passwordPolicy());
  const vendor = useCapability(passwords).config({});
  const vendorQuery = useQuery({ ...vendor, enabled: vendor.enabled && policyQuery.isError });
  return policyQuery.data ?? vendorQuery.data ?? {};
};

function Checklist({ rules }: { rules: passwords.PasswordConfig }) {
  const { password: texts } = useAdminTexts('privacy');
  const typed: unknown = useWatch({ name: 'newPassword' });
  return <PasswordChecklist password={typeof typed === 'string' ? typed : ''} rules={rules} texts={texts} />;
}

interface PasswordFormProps {
  onChanged: () => void;
  /** Button row of the form. */
  children: ReactNode;
}

/** Renders the form for the current and the new password, which checks the rules while typing. */
export function PasswordForm({ onChanged, children }: PasswordFormProps) {
  const { password: texts } = useAdminTexts('privacy');
  const kit = useKitTexts();
  const rules = useRules();
  const user = useUser();
  const stepUp = useStepUp();
  const change = useSubmit(useCapability(passwords).change());
  const isGood = (password: string) => passwordChecks(password, rules).every(({ isMet }) => isMet);
  return (
    <Form
      schema={object({
        password: string().check(minLength(1, texts.currentMissing)),
        newPassword: string().check(minLength(1, texts.newMissing), refine(isGood, texts.weak)),
      })}
      defaultValues={{ password: '', newPassword: '' }}
      onSubmit={async (values, form) => {
        try {
          await stepUp.run(() => change(values));
        } catch (thrown) {
          const field = toIdentityError(thrown).errorCode === 'wrong-password' ? 'password' : 'newPassword';
          if (toIdentityError(thrown).statusCode !== 400) throw thrown;
          form.setError(field, { type: 'server', message: kit.describeError(thrown) }, { shouldFocus: true });
          return;
        }
        onChanged();
      }}
    >
      {/* Password managers look for whose password it is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField name="password" label={texts.current} autoComplete="current-password" />
      <PasswordField name="newPassword" label={texts.new} autoComplete="new-password" />
      <Checklist rules={rules} />
      {children}
      {stepUp.dialog}
    </Form>
  );
}

/** Renders the dialog that changes the user's password. */
export function PasswordDialog({ task, onClose }: TaskProps<'change'>) {
  const { password: texts } = useAdminTexts('privacy');
  const kit = useKitTexts();
  const toaster = useToast();
  return (
    <Dialog
      open={task !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={texts.changeTitle}
      description={texts.changeText}
      size="sm"
      sticky
    >
      <PasswordForm
        onChanged={() => {
          onClose();
          toaster.success(texts.changed);
        }}
      >
        <DialogFooter>
          <DialogClose>{kit.cancel}</DialogClose>
          <SubmitButton>{texts.save}</SubmitButton>
        </DialogFooter>
      </PasswordForm>
    </Dialog>
  );
}

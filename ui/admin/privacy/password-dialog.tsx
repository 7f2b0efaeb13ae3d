'use client';
import { useToast } from '../../kit/feedback/toast';
import { SubmitButton } from '../../kit/form/form';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { useKitTexts } from '../../kit/texts';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { PasswordForm } from './password-form';

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

'use client';
import { useMemo, useRef } from 'react';
import { array, minLength, object, string } from 'zod/mini';
import { Form, SubmitButton } from '../../kit/form/form';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { useKitTexts } from '../../kit/texts';
import { PickerField } from '../archetypes/form/picker-field';
import { useRoleOptions } from '../archetypes/form/picker-options';
import { useAdminTexts } from '../texts';
import type { UserTask } from './user-task';

interface ChooseRolesDialogProps {
  task: Extract<UserTask, { onChosen: unknown }> | undefined;
  onClose: () => void;
}

/** Renders the selection of roles to add to or remove from several users. */
export function ChooseRolesDialog({ task, onClose }: ChooseRolesDialogProps) {
  const texts = useAdminTexts('users');
  const kit = useKitTexts();
  const options = useRoleOptions();
  const schema = useMemo(() => object({ roleIds: array(string()).check(minLength(1, texts.rolesMissing)) }), [texts]);
  const last = useRef(task);
  if (task) last.current = task;
  const displayed = last.current;
  if (!displayed) return null;
  const choose = (roleIds: readonly string[] | undefined) => {
    onClose();
    task?.onChosen(roleIds);
  };
  return (
    <Dialog
      open={task !== undefined}
      onOpenChange={(open) => !open && choose(undefined)}
      title={texts.bulkQuestion(texts[displayed.do], displayed.count)}
      description={texts.chooseRoles[displayed.do]}
    >
      <Form schema={schema} defaultValues={{ roleIds: [] }} onSubmit={({ roleIds }) => choose(roleIds)}>
        <PickerField name="roleIds" label={texts.columns.roles} {...options} />
        <DialogFooter>
          <DialogClose>{kit.cancel}</DialogClose>
          <SubmitButton>{texts[displayed.do]}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

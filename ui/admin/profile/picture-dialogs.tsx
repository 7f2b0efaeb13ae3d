'use client';
import * as profile from '@gatehouse/sdk/profile';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { CropDialog } from './crop-dialog';

/** Dialog to open for the picture. */
export type PictureTask = { do: 'crop'; file: File } | { do: 'remove' };

/** Renders the dialogs that crop a new picture or remove the current one. */
export function PictureDialogs({ task, onClose }: TaskProps<PictureTask>) {
  const { picture: texts } = useAdminTexts('profile');
  const { update } = useCapability(profile);
  return (
    <>
      <CropDialog file={task?.do === 'crop' ? task.file : undefined} onClose={onClose} />
      <ConfirmDialog
        item={task?.do === 'remove' ? task : undefined}
        onClose={onClose}
        title={() => texts.removeTitle}
        description={texts.removeText}
        confirmLabel={texts.remove}
        mutation={update()}
        toVariables={() => ({ profilePictureUrl: null })}
        toast={() => texts.removed}
      />
    </>
  );
}

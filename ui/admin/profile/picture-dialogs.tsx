'use client';
import * as profile from '@gatehouse/sdk/profile';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../resource/confirm-dialog';
import type { TaskProps } from '../resource/tasks';
import { useAdminTexts } from '../texts';
import { CropDialog } from './crop-dialog';

/** What a user is about to do with their picture. */
export type PictureTask = { do: 'crop'; file: File } | { do: 'remove' };

/** Cropping a new picture, and taking the picture away. */
export default function PictureDialogs({ task, onClose }: TaskProps<PictureTask>) {
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

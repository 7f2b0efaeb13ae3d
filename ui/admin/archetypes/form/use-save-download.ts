'use client';
import type { BoundMutation } from '@gatehouse/sdk';
import type { Download } from '@gatehouse/sdk/contracts';
import { useToast } from '../../../kit/feedback/toast';
import { saveFile } from '../../../kit/save-text';
import { useKitTexts } from '../../../kit/texts';
import { useSubmit } from './use-submit';

/** Returns a function that saves a download as a file; an error is rendered as a toast with this title. */
export const useSaveDownload = <Variables>(download: BoundMutation<Variables, Download>) => {
  const kit = useKitTexts();
  const toaster = useToast();
  const submit = useSubmit(download);
  return async (variables: Variables, failed: string): Promise<void> => {
    try {
      const { blob, fileName } = await submit(variables);
      saveFile(fileName, blob);
    } catch (thrown) {
      toaster.error(failed, kit.describeError(thrown));
    }
  };
};

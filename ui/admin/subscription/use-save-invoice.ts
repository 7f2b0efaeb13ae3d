'use client';
import * as billing from '@gatehouse/sdk/billing';
import { useToast } from '../../kit/feedback/toast';
import { saveFile } from '../../kit/save-text';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';

/** Returns a function that saves the PDF of an invoice; an error is rendered as a toast. */
export const useSaveInvoice = () => {
  const texts = useAdminTexts('subscription');
  const kit = useKitTexts();
  const toaster = useToast();
  const download = useSubmit(useCapability(billing).downloadInvoice());
  return async (invoice: billing.Invoice) => {
    try {
      const { blob, fileName } = await download(invoice);
      saveFile(fileName, blob);
    } catch (thrown) {
      toaster.error(texts.downloadFailed, kit.describeError(thrown));
    }
  };
};

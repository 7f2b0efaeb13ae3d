'use client';
import * as reports from '@gatehouse/sdk/reports';
import { useToast } from '../../kit/feedback/toast';
import { saveFile } from '../../kit/save-text';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';

/** Returns a function that saves a report as a file; an error is rendered as a toast. */
export const useDownload = () => {
  const texts = useAdminTexts('reports');
  const kit = useKitTexts();
  const toaster = useToast();
  const submit = useSubmit(useCapability(reports).download());
  return async ({ id, name, dataFilters }: reports.Report, type: reports.ReportType): Promise<void> => {
    try {
      const { blob, fileName } = await submit({ templateId: id, name, type, dataFilters: dataFilters ?? [] });
      saveFile(fileName, blob);
    } catch (thrown) {
      toaster.error(texts.downloadFailed(name), kit.describeError(thrown));
    }
  };
};

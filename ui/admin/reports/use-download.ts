'use client';
import * as reports from '@gatehouse/sdk/reports';
import { useCapability } from '../../react/capability';
import { useSaveDownload } from '../archetypes/form/use-save-download';
import { useAdminTexts } from '../texts';

/** Returns a function that saves a report as a file. */
export const useDownload = () => {
  const { downloadFailed } = useAdminTexts('reports');
  const save = useSaveDownload(useCapability(reports).download());
  return ({ id, name, dataFilters }: reports.Report, type: reports.ReportType) =>
    save({ templateId: id, name, type, dataFilters: dataFilters ?? [] }, downloadFailed(name));
};

'use client';
import * as reports from '@gatehouse/sdk/reports';
import { isEmail } from '@gatehouse/sdk/text';
import { useMemo } from 'react';
import { array, maxLength, minLength, object, refine, string } from 'zod/mini';
import { RecipientsField } from '../../kit/form/recipients-field';
import { useCapability } from '../../react/capability';
import { FormSheet } from '../archetypes/form/form-sheet';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';

/** Dialog to open for a report. */
export interface ReportTask {
  do: 'send';
  report: reports.Report;
}

const { min, max } = reports.reportLimits.recipients;

/** Renders the form for the recipients of a report that is sent immediately. */
export default function ReportDialogs({ task, onClose }: TaskProps<ReportTask>) {
  const { sending: texts, ...page } = useAdminTexts('reports');
  const { send } = useCapability(reports);
  const schema = useMemo(
    () =>
      object({
        to: array(string()).check(
          minLength(min, texts.missing),
          maxLength(max, texts.tooMany(max)),
          refine((list) => list.every(isEmail), texts.invalid),
        ),
      }),
    [texts],
  );
  return (
    <FormSheet
      item={task?.report}
      onClose={onClose}
      title={({ name }) => texts.title(name)}
      description={texts.text}
      schema={schema}
      toInput={() => ({ to: [] })}
      submitLabel={page.send}
      mutation={send()}
      toVariables={({ to }, { item }) => ({ templateId: item.id, to })}
      toast={({ to }) => texts.sent(to.length)}
    >
      <RecipientsField name="to" label={texts.to} />
    </FormSheet>
  );
}

import { Alert, Button, ConfirmDialog } from '@gatehouse/ui/kit';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useMemo, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OwnRow } from '../../../research/contract';
import { rowsKey } from '../../feedback/own-rows';
import { SubmissionForm } from '../../feedback/submission-form';
import { usePortalTexts } from '../../texts/provider';
import {
  baseOf,
  emptyValues,
  type IntegrationValues,
  type ListedIntegration,
  listForm,
  rowsAfter,
  startFrom,
  storedList,
  toSlots,
} from './integration-form';
import { IntegrationList, type IntegrationListHandle } from './integration-list';

type Question = 'clear' | 'replace';

interface IntegrationSubmissionProps {
  rows: readonly OwnRow[];
  list: Ref<IntegrationListHandle>;
}

/** Renders the user's list as a form that starts with the submitted list and replaces it. */
export function IntegrationSubmission({ rows, list }: IntegrationSubmissionProps) {
  const texts = usePortalTexts('integrations');
  const client = useQueryClient();
  /** The open confirmation, resolved with the choice. */
  const [pending, setPending] = useState<{ question: Question; answer: (yes: boolean) => void }>();
  const ask = (question: Question) => new Promise<boolean>((answer) => setPending({ question, answer }));
  const answer = (yes: boolean) => {
    pending?.answer(yes);
    setPending(undefined);
  };
  const stored = useMemo(() => storedList(rows), [rows]);
  const schema = useMemo(() => listForm(stored.length > 0), [stored]);
  const start = useMemo(() => startFrom(stored), [stored]);
  const { title, description, confirmLabel } = texts[pending?.question ?? 'clear'];

  return (
    <>
      <SubmissionForm
        kind="integration"
        label={texts.list}
        schema={schema}
        empty={emptyValues}
        start={start}
        toFeedback={({ wishes }) => toSlots(wishes)}
        confirm={async ({ wishes, base }) => {
          if (wishes.length === 0) return ask('clear');
          return base === baseOf(stored) || ask('replace');
        }}
        submit={stored.length > 0 ? texts.sendChanged : texts.send}
        afterwards={texts.afterwards}
        again={texts.again}
        onwards={{ href: '/roadmap', label: texts.roadmap }}
        onSent={({ wishes }) =>
          client.setQueriesData<OwnRow[]>({ queryKey: rowsKey('integration') }, (before = []) =>
            rowsAfter(before, wishes),
          )
        }
      >
        <ChangedElsewhere stored={stored} />
        <IntegrationList ref={list} />
      </SubmissionForm>
      <ConfirmDialog
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        tone="danger"
        open={pending !== undefined}
        onOpenChange={(open) => !open && answer(false)}
        onConfirm={() => answer(true)}
      />
    </>
  );
}

/** Renders a warning when the stored list changed after this form was opened. */
function ChangedElsewhere({ stored }: { stored: readonly ListedIntegration[] }) {
  const texts = usePortalTexts('integrations');
  const { control, reset, setValue } = useFormContext<IntegrationValues>();
  const base = useWatch({ control, name: 'base' });
  const now = baseOf(stored);
  const container = useRef<HTMLDivElement>(null);
  const resolveWith = (choose: () => void) => () => {
    choose();
    // The buttons are removed after the choice.
    container.current?.focus();
  };
  return (
    <div ref={container} role="status" tabIndex={-1} className="outline-none empty:absolute">
      {base !== now && (
        <Alert
          tone="warning"
          title={texts.changed}
          actions={
            <>
              <Button size="sm" variant="secondary" onClick={resolveWith(() => reset(startFrom(stored)))}>
                {texts.take}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                onClick={resolveWith(() => setValue('base', now, { shouldDirty: true }))}
              >
                {texts.keep}
              </Button>
            </>
          }
        >
          {stored.length === 0 ? texts.changedEmpty : texts.changedTo(stored.map(({ name }) => name).join(', '))}
        </Alert>
      )}
    </div>
  );
}

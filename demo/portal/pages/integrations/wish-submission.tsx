import { Button, ConfirmDialog } from '@gatehouse/ui/kit';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useMemo } from 'react';
import { Link } from 'wouter';
import type { OwnRow } from '../../../research/contract';
import { rowsKey } from '../../feedback/own-rows';
import { SubmissionForm } from '../../feedback/submission-form';
import { usePortalTexts } from '../../texts/provider';
import { ChangedElsewhere } from './changed-elsewhere';
import { useQuestion } from './use-question';
import { baseOf, emptyWishes, rowsAfter, startFrom, storedWishes, toSlots, wishForm } from './wish-form';
import { WishList, type WishListHandle } from './wish-list';

interface WishSubmissionProps {
  rows: readonly OwnRow[];
  list: Ref<WishListHandle>;
}

/** Renders the user's list as a form that starts with the submitted list and replaces it. */
export function WishSubmission({ rows, list }: WishSubmissionProps) {
  const texts = usePortalTexts('integrations');
  const client = useQueryClient();
  const { question, ask, answer } = useQuestion<'clear' | 'replace'>();
  const stored = useMemo(() => storedWishes(rows), [rows]);
  const schema = useMemo(() => wishForm(stored.length > 0), [stored]);
  const start = useMemo(() => startFrom(stored), [stored]);
  const dialog = texts[question ?? 'clear'];

  return (
    <>
      <SubmissionForm
        kind="integration"
        label={texts.list}
        schema={schema}
        empty={emptyWishes}
        start={start}
        toFeedback={({ wishes }) => toSlots(wishes)}
        confirm={async ({ wishes, base }) => {
          if (wishes.length === 0) return ask('clear');
          return base === baseOf(stored) || ask('replace');
        }}
        submit={stored.length > 0 ? texts.sendChanged : texts.send}
        afterwards={texts.afterwards}
        again={texts.again}
        onwards={
          <Button asChild>
            <Link href="/roadmap">{texts.roadmap}</Link>
          </Button>
        }
        onSent={({ wishes }) =>
          client.setQueriesData<OwnRow[]>({ queryKey: rowsKey('integration') }, (before = []) =>
            rowsAfter(before, wishes),
          )
        }
      >
        <ChangedElsewhere stored={stored} />
        <WishList ref={list} />
      </SubmissionForm>
      <ConfirmDialog
        {...dialog}
        tone="danger"
        open={question !== undefined}
        onOpenChange={(open) => !open && answer(false)}
        onConfirm={() => answer(true)}
      />
    </>
  );
}

'use client';
import { type Part, PartlyDoneError } from '@gatehouse/sdk/partly-done';
import type { ReactNode } from 'react';
import { useKitTexts } from '../../../kit/texts';
import { useAdminTexts } from '../../texts';

/** Returns the label of a part of a change. */
export type PartLabel = (part: Part) => string;

/** Renders the completed and failed parts of a partly completed change; nothing for other errors. */
export const partsOf = (thrown: unknown, label?: PartLabel): ReactNode =>
  thrown instanceof PartlyDoneError ? <Parts error={thrown} label={label} /> : undefined;

function Parts({ error: { done, failed, left }, label }: { error: PartlyDoneError; label: PartLabel | undefined }) {
  const { parts: texts } = useAdminTexts('frame').resource;
  const kit = useKitTexts();
  if (!label) return <p>{texts.counts({ done: done.length, total: done.length + failed.length + left.length })}</p>;

  // The message above already contains the reason of the first failure.
  const first = failed[0] && kit.describeError(failed[0].error);
  const reasonOf = (error: unknown) => {
    const reason = kit.describeError(error);
    return reason === first ? '' : ` (${reason})`;
  };
  const lists = [
    { title: texts.done, names: done.map(label) },
    { title: texts.failed, names: failed.map((part) => `${label(part)}${reasonOf(part.error)}`) },
    { title: texts.left, names: left.map(label) },
  ].filter(({ names }) => names.length > 0);
  return (
    <dl className="gh:mt-2 gh:grid gh:gap-1">
      {lists.map(({ title, names }) => (
        <div key={title} className="gh:flex gh:flex-wrap gh:gap-x-1.5">
          <dt className="gh:font-medium">{title}</dt>
          <dd className="gh:wrap-anywhere">{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

'use client';
import type { ReactNode } from 'react';
import { useAdminTexts } from '../texts';
import { mergeEdits } from './changes';
import type { Confirmation } from './use-confirmation';

interface Edited<Values> {
  /** Initial values of the edits; undefined uses the current ones. */
  base: Values | undefined;
  mine: Values;
  /** Current values; undefined if they do not match the form's schema. */
  theirs: Values | undefined;
  /** Current value as text. */
  now?: ReactNode;
}

/**
 * Returns a function that merges edits with the current values. If another user changed the same fields it requires
 * confirmation, and resolves with undefined if the user declines.
 */
export const useFreshEdits = () => {
  const { changed: texts } = useAdminTexts('frame').resource;
  return async <Values,>(
    { base, mine, theirs, now }: Edited<Values>,
    ask: (confirmation: Confirmation) => Promise<boolean>,
  ): Promise<Values | undefined> => {
    if (base === undefined || theirs === undefined) return mine;
    const { values, conflicts } = mergeEdits(base, mine, theirs);
    if (conflicts.length === 0) return values;
    const conflictText = now ?? conflicts.filter((value) => typeof value !== 'object').join(', ');
    const text = (
      <>
        {texts.text}
        {conflictText && (
          <div className="gh:mt-3 gh:grid gh:gap-2 gh:rounded gh:border gh:border-line gh:bg-muted gh:p-3">
            {texts.now} <div className="gh:text-body">{conflictText}</div>
          </div>
        )}
      </>
    );
    return (await ask({ title: texts.title, text, confirm: texts.confirm })) ? values : undefined;
  };
};

'use client';
import type { ReactNode } from 'react';
import { useAdminTexts } from '../text-parts';
import { mergeEdits } from './changes';
import type { Question } from './use-question';

interface Edited<Values> {
  /** Values that the editing began with; undefined takes those of now. */
  base: Values | undefined;
  mine: Values;
  /** Values as they are now; undefined where they do not fit the form. */
  theirs: Values | undefined;
  /** What is saved now, in words. */
  now?: ReactNode;
}

/**
 * Returns what puts edits over the values of now. Where another user changed the same ones it asks first, and resolves with
 * undefined when the edits are not to be saved over them.
 */
export const useFreshEdits = () => {
  const { changed: texts } = useAdminTexts('frame').resource;
  return async <Values,>(
    { base, mine, theirs, now }: Edited<Values>,
    ask: (question: Question) => Promise<boolean>,
  ): Promise<Values | undefined> => {
    if (base === undefined || theirs === undefined) return mine;
    const { values, conflicts } = mergeEdits(base, mine, theirs);
    if (conflicts.length === 0) return values;
    const shown = now ?? conflicts.filter((value) => typeof value !== 'object').join(', ');
    const text = (
      <>
        {texts.text}
        {shown && (
          <div className="gh:mt-3 gh:grid gh:gap-2 gh:rounded gh:border gh:border-line gh:bg-muted gh:p-3">
            {texts.now} <div className="gh:text-body">{shown}</div>
          </div>
        )}
      </>
    );
    return (await ask({ title: texts.title, text, confirm: texts.confirm })) ? values : undefined;
  };
};

'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAdminTexts } from '../../texts';
import { editsOnCurrent } from './changes';
import type { Confirmation } from './use-confirmation';

interface Edits<Values> {
  /** Values with which the form was filled, and current ones; undefined if they do not match the form's schema. */
  began: Values | undefined;
  current: Values | undefined;
  values: Values;
  /** Current value as text. */
  now?: ReactNode;
}

/**
 * Returns a function that resolves with the edits of a form on top of the current values. If another user changed the
 * same fields it requires confirmation, and resolves with undefined if the user declines.
 */
export const useFreshEdits = () => {
  const { changed: texts } = useAdminTexts('frame').resource;
  return async <Values extends FieldValues>(
    { began, current, values, now }: Edits<Values>,
    ask: (confirmation: Confirmation) => Promise<boolean>,
  ): Promise<Values | undefined> => {
    if (began === undefined || current === undefined) return values;
    const edits = editsOnCurrent(began, values, current);
    if (edits.conflicts.length === 0) return edits.values;
    const conflictText = now ?? edits.conflicts.filter((value) => typeof value !== 'object').join(', ');
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
    return (await ask({ title: texts.title, text, confirm: texts.confirm })) ? edits.values : undefined;
  };
};

'use client';
import { useId } from 'react';
import { Alert } from '../alert';
import { Button } from '../button';
import { chunk, useChunk } from '../chunk';
import { FieldFrame } from '../field';
import { Skeleton } from '../skeleton';
import { useKitTexts } from '../texts';
import type { AsyncComboboxProps } from './combobox-props';

const bodyChunk = chunk(() => import('./combobox-body'));

/** Renders a multi-select field whose options are searched on a server. Its code loads on first use. */
export function AsyncCombobox(props: AsyncComboboxProps) {
  const { label, hint, error, optional, labelHidden, className } = props;
  const id = useId();
  const texts = useKitTexts();
  const { Part, hasFailed, retry } = useChunk(bodyChunk);
  const field = { id, error, hintId: `${id}-hint`, errorId: `${id}-error` };
  return (
    <FieldFrame {...{ field, label, hint, optional, labelHidden, className }}>
      {Part ? (
        <Part {...props} field={field} />
      ) : hasFailed ? (
        <Alert
          tone="danger"
          actions={
            <Button variant="secondary" size="sm" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.loadFailed}
        </Alert>
      ) : (
        <Skeleton className="gh:h-control gh:rounded" />
      )}
    </FieldFrame>
  );
}

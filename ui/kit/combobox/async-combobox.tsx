'use client';
import { type ReactNode, useId } from 'react';
import { Alert } from '../alert';
import { Button } from '../button';
import { chunk, useChunk } from '../chunk';
import { FieldFrame } from '../field';
import { Skeleton } from '../skeleton';
import { useKitTexts } from '../texts';
import type { ComboboxItem, LoadItems, ResolveItems } from './combobox-options';

export interface AsyncComboboxProps {
  label: ReactNode;
  /** Chosen ids, in the order in which they were chosen. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Loads the matches of a search, 50 on a page. Called 250 ms after the last key. */
  load: LoadItems;
  /** Finds the names of chosen ids. Ids without a name show as they are and can be removed. */
  resolve: ResolveItems;
  /** How many can be chosen. Default: any number. */
  max?: number;
  /** Why an item cannot be chosen. */
  disabledReason?: (item: ComboboxItem) => string | undefined;
  /** Offers to create what was searched for and not found. What it rejects with is shown in the list. */
  create?: (search: string) => Promise<ComboboxItem>;
  /** Offers to choose everything that is loaded at once. Default false. */
  selectAll?: boolean;
  placeholder?: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  /** Hides the label for the eye, not for screen readers. */
  labelHidden?: boolean;
  disabled?: boolean;
  className?: string;
}

const bodyChunk = chunk(() => import('./combobox-body'));

/** Renders a field in which any number of things is chosen from a list that a server searches. Its code is loaded with its first use. */
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

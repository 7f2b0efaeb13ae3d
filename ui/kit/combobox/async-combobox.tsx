'use client';
import { useId } from 'react';
import { FieldFrame } from '../form/field';
import { ComboboxBody } from './combobox-body';
import type { AsyncComboboxProps } from './combobox-props';

/** Renders a multi-select field whose options are searched on a server. */
export function AsyncCombobox(props: AsyncComboboxProps) {
  const { label, hint, error, optional, labelHidden, className } = props;
  const id = useId();
  const field = { id, error, hintId: `${id}-hint`, errorId: `${id}-error` };
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      optional={optional}
      labelHidden={labelHidden}
      className={className}
    >
      <ComboboxBody {...props} field={field} />
    </FieldFrame>
  );
}

'use client';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { cn } from '../cn';
import { useElementClass } from '../root';
import { useKitTexts } from '../texts';

/** Props of every field. */
export interface FieldProps {
  /** Path of the value in the schema, with dots for nested values. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the field as optional. Default false. */
  optional?: boolean;
  /** Rendered at the end of the label row. */
  aside?: ReactNode;
  /** Hides the label visually. Default false. */
  labelHidden?: boolean;
  className?: string;
}

/** Ids and error of a field; single-field forms pass them without the form library. */
export interface FieldState {
  id: string;
  error: string | undefined;
  hintId: string;
  errorId: string;
}

/** Returns the attributes that link a control to its hint and error. */
export const describedBy = (field: FieldState, hint: ReactNode) => ({
  'aria-invalid': field.error ? (true as const) : undefined,
  'aria-describedby': cn(hint && field.hintId, field.errorId),
});

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  field: FieldState;
  children: ReactNode;
  /** Rendered below the control, at its end. */
  after?: ReactNode;
}

/** Renders a control with its label, hint and error. */
export function FieldFrame({
  field,
  label,
  hint,
  optional,
  aside,
  labelHidden,
  after,
  className,
  children,
}: FieldFrameProps) {
  const texts = useKitTexts();
  const classes = useElementClass('field');
  const labelClasses = useElementClass('label');
  return (
    <div data-slot="field" className={cn('gh:grid gh:content-start', classes, className)}>
      <div
        className={cn(
          'gh:mb-1.5 gh:flex gh:flex-wrap gh:items-baseline gh:justify-between gh:gap-x-3',
          labelHidden && 'gh:sr-only',
        )}
      >
        <label htmlFor={field.id} data-slot="label" className={cn('gh:text-sm gh:font-medium', labelClasses)}>
          {label}
        </label>
        {optional && <span className="gh:text-xs gh:text-subtle">{texts.optional}</span>}
        <div className="gh:contents">{aside}</div>
      </div>
      {children}
      <FieldNotes field={field} hint={hint} after={after} />
    </div>
  );
}

/** Renders hint and error of a field; the live region is mounted before the first error. */
export function FieldNotes({ field, hint, after }: Pick<FieldFrameProps, 'field' | 'hint' | 'after'>) {
  const hintClasses = useElementClass('hint');
  const errorClasses = useElementClass('fieldError');
  return (
    <div className="gh:flex gh:gap-3 gh:text-xs gh:text-subtle">
      <div className="gh:min-w-0 gh:flex-1">
        {hint && (
          <p id={field.hintId} data-slot="hint" className={cn('gh:mt-1.5', hintClasses)}>
            {hint}
          </p>
        )}
        {/* Its margin must not collapse with that of an empty hint. */}
        <div id={field.errorId} data-slot="field-error" aria-live="polite" className="gh:flow-root">
          {field.error && (
            <p className={cn('gh:mt-1.5 gh:flex gh:items-start gh:gap-1.5 gh:text-danger', errorClasses)}>
              <CircleAlert aria-hidden className="gh:mt-px gh:size-3.5" />
              <span className="gh:min-w-0 gh:wrap-anywhere">{field.error}</span>
            </p>
          )}
        </div>
      </div>
      {after}
    </div>
  );
}

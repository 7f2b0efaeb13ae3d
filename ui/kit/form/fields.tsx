'use client';
import { numberIn } from '@gatehouse/sdk/text';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { cn } from '../cn';
import { useComponents, useElementClass } from '../root';
import { useKitTexts } from '../texts';
import { VisuallyHidden } from '../visually-hidden';
import { FieldFrame, type FieldProps } from './field';
import { control, Input } from './input';
import { PasswordInput } from './password-input';
import { useFieldParts } from './use-field-parts';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  keyof FieldProps | 'onChange' | 'onBlur' | 'value' | 'defaultValue'
>;

export interface TextFieldProps extends FieldProps, InputProps {
  /** Rendered inside the input at its end, e.g. a unit or a button. */
  end?: ReactNode;
}

/** Renders a single-line text field. */
export function TextField({ end, ...props }: TextFieldProps) {
  const { frame, attributes } = useFieldParts(props);
  return (
    <FieldFrame {...frame}>
      {/* In the direction of the value, so that `end` does not overlap it. */}
      <div dir={props.dir} className="gh:relative">
        <Input className={cn(end && 'gh:pe-11!')} {...attributes} />
        {end && (
          <span className="gh:absolute gh:inset-y-0 gh:end-0 gh:flex gh:items-center gh:pe-1.5 gh:text-sm gh:text-subtle">
            {end}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

export interface PasswordFieldProps extends FieldProps, Omit<InputProps, 'type' | 'autoComplete'> {
  /** `autocomplete` value for password managers. */
  autoComplete: 'current-password' | 'new-password';
}

/** Renders a password field that can be revealed; it is hidden again on submit. */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, attributes } = useFieldParts(props);
  const { isSubmitting } = useFormState();
  return (
    <FieldFrame {...frame}>
      <PasswordInput masked={isSubmitting} {...attributes} />
    </FieldFrame>
  );
}

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'min' | 'max' | 'step'> {
  /** Unit, rendered inside the input. */
  unit?: ReactNode;
}

const asNumber = (value: unknown) => (typeof value === 'string' ? numberIn(value) : value);

/**
 * Renders a number field. The form value of an empty input is `undefined`, and `NaN` of one that is no number. Not
 * `type="number"`, which drops digits of other scripts while they are typed.
 */
export function NumberField({ unit, ...props }: NumberFieldProps) {
  const { frame, attributes } = useFieldParts(props, asNumber);
  return (
    <FieldFrame {...frame}>
      <div className="gh:relative">
        <Input
          inputMode="numeric"
          autoComplete="off"
          className={cn('gh:tabular-nums', unit && 'gh:pe-16')}
          {...attributes}
        />
        {unit && (
          <span className="gh:pointer-events-none gh:absolute gh:inset-y-0 gh:end-3 gh:flex gh:items-center gh:text-sm gh:text-subtle">
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

type AreaProps = Omit<
  ComponentPropsWithoutRef<'textarea'>,
  keyof FieldProps | 'onChange' | 'onBlur' | 'value' | 'defaultValue' | 'maxLength'
>;

export interface TextareaFieldProps extends FieldProps, AreaProps {
  /** Renders a counter up to this number of characters. Longer input is not truncated: the schema validates it. */
  limit?: number;
}

/** Renders a multi-line text field. */
export function TextareaField({ limit, ...props }: TextareaFieldProps) {
  const { frame, attributes } = useFieldParts(props);
  const { Textarea: HostTextarea } = useComponents();
  const hostClass = useElementClass('textarea');
  const after = limit ? <Counter name={props.name} limit={limit} /> : undefined;
  return (
    <FieldFrame {...frame} after={after}>
      {HostTextarea ? (
        <HostTextarea data-slot="textarea" rows={4} className={hostClass} {...attributes} />
      ) : (
        <textarea
          data-slot="textarea"
          rows={4}
          className={cn(
            control,
            'gh:field-sizing-content gh:max-h-80 gh:resize-y gh:py-2',
            (attributes.rows ?? 4) > 2 ? 'gh:min-h-24' : 'gh:min-h-16',
            hostClass,
          )}
          {...attributes}
        />
      )}
    </FieldFrame>
  );
}

function Counter({ name, limit }: { name: string; limit: number }) {
  const texts = useKitTexts();
  const { control: formControl } = useFormContext();
  const value: unknown = useWatch({ control: formControl, name });
  const used = typeof value === 'string' ? value.length : 0;
  const isNear = used > limit * 0.9;
  return (
    <span className={cn('gh:mt-1.5 gh:tabular-nums', used > limit && 'gh:font-medium gh:text-danger')}>
      <span aria-hidden>
        {used}/{limit}
      </span>
      <VisuallyHidden role="status">{isNear ? texts.characters(used, limit) : ''}</VisuallyHidden>
    </span>
  );
}

'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cn } from '../cn';
import { Checkbox } from './checkbox';
import { describedBy, FieldFrame, FieldNotes, type FieldProps } from './field';
import { Select } from './select';
import { useField } from './use-field';
import { useFieldParts } from './use-field-parts';

/** An option of a field. */
export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectProps = Omit<
  ComponentPropsWithoutRef<'select'>,
  keyof FieldProps | 'onChange' | 'onBlur' | 'value' | 'defaultValue' | 'children'
>;

export interface SelectFieldProps extends FieldProps, SelectProps {
  options: readonly Choice[];
  /** Label of a leading option with an empty value. */
  placeholder?: string;
}

/** Renders a native select. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, attributes } = useFieldParts(props);
  return (
    <FieldFrame {...frame}>
      <Select {...attributes}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

type BoxProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  keyof FieldProps | 'type' | 'onChange' | 'onBlur' | 'value' | 'checked'
>;

export interface CheckboxFieldProps extends Omit<FieldProps, 'optional' | 'aside' | 'labelHidden'>, BoxProps {}

/** Renders a checkbox with its label. */
export function CheckboxField({ name, label, hint, className, ...props }: CheckboxFieldProps) {
  const field = useField(name);
  return (
    <div data-slot="field" className={cn('gh:grid gh:grid-cols-[auto_1fr] gh:gap-x-3', className)}>
      <Checkbox
        id={field.id}
        className="gh:mt-0.5"
        {...describedBy(field, hint)}
        {...props}
        {...field.register(name, { disabled: props.disabled })}
      />
      <label htmlFor={field.id} className="gh:text-sm">
        {label}
      </label>
      <div className="gh:col-start-2 gh:-mt-1">
        <FieldNotes field={field} hint={hint} />
      </div>
    </div>
  );
}

/** An option with an optional description. */
export interface RadioChoice extends Omit<Choice, 'label'> {
  label: ReactNode;
  description?: ReactNode;
  /** Rendered before the label. */
  icon?: ReactNode;
}

export interface RadioGroupFieldProps extends Omit<FieldProps, 'aside'> {
  options: readonly RadioChoice[];
  disabled?: boolean;
  /** `inline` places short options side by side. Default `false`. */
  layout?: 'stack' | 'inline';
}

/** Renders a group of radio buttons. */
export function RadioGroupField({
  name,
  label,
  hint,
  optional,
  labelHidden,
  className,
  options,
  disabled,
  layout = 'stack',
}: RadioGroupFieldProps) {
  const field = useField(name);
  return (
    <div
      data-slot="field"
      role="radiogroup"
      aria-labelledby={`${field.id}-label`}
      aria-required={!optional}
      {...describedBy(field, hint)}
      className={cn('gh:grid', className)}
    >
      <span id={`${field.id}-label`} className={cn('gh:mb-2 gh:text-sm gh:font-medium', labelHidden && 'gh:sr-only')}>
        {label}
      </span>
      <div className={cn('gh:flex gh:gap-x-6 gh:gap-y-2', layout === 'stack' ? 'gh:flex-col' : 'gh:flex-wrap')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'gh:grid gh:min-h-6 gh:gap-x-3 gh:text-sm',
              option.icon ? 'gh:grid-cols-[auto_auto_1fr] gh:items-center' : 'gh:grid-cols-[auto_1fr]',
            )}
          >
            <input
              type="radio"
              value={option.value}
              disabled={disabled || option.disabled}
              className={cn(
                !option.icon && 'gh:mt-0.5',
                'gh:size-4 gh:rounded-full gh:border gh:border-control gh:bg-surface gh:transition-colors gh:checked:border-5 gh:checked:border-primary',
                'gh:enabled:cursor-pointer gh:disabled:cursor-not-allowed gh:disabled:opacity-50 gh:forced-colors:appearance-auto',
              )}
              {...field.radio()}
            />
            {option.icon}
            <span>
              {option.label}
              {option.description && <span className="gh:block gh:text-xs gh:text-subtle">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}

'use client';
import { isColor } from '@gatehouse/sdk/login-look';
import { useController } from 'react-hook-form';
import { describedBy, FieldFrame } from '../../kit/form/field';
import { Input } from '../../kit/form/input';
import { useField } from '../../kit/form/use-field';

interface ColorFieldProps {
  name: string;
  label: string;
  /** Color if none is set. */
  fallback: string;
}

/** Renders a color input: text, or the native picker. */
export function ColorField({ name, label, fallback }: ColorFieldProps) {
  const field = useField(name);
  const { field: control } = useController({ name });
  const value: unknown = control.value;
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldFrame field={field} label={label} optional>
      <div className="gh:flex gh:gap-2">
        <input
          type="color"
          tabIndex={-1}
          aria-hidden
          className="gh:size-control gh:shrink-0 gh:cursor-pointer gh:rounded gh:border gh:border-control gh:bg-surface gh:p-1"
          value={isColor(text) ? text : fallback}
          onChange={control.onChange}
        />
        <Input
          id={field.id}
          dir="ltr"
          spellCheck={false}
          maxLength={7}
          placeholder={fallback}
          className="gh:font-mono"
          {...describedBy(field, undefined)}
          value={text}
          onChange={control.onChange}
          onBlur={control.onBlur}
        />
      </div>
    </FieldFrame>
  );
}

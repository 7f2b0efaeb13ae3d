'use client';
import { useController, useFormContext } from 'react-hook-form';
import { useKitTexts } from '../texts';
import { describedBy, FieldFrame, type FieldProps } from './field';
import { OtpInput } from './otp-input';
import { useField } from './use-field';

export interface OtpFieldProps extends Omit<FieldProps, 'optional'> {
  /** Number of digits; default 6. */
  length?: number;
  /** Called when the last digit is entered, typed or pasted; the hint then says that the code is sent. */
  onComplete?: (code: string) => void;
  autoFocus?: boolean;
  disabled?: boolean;
}

/** Renders a one-time code as a field of a form. */
export function OtpField({ name, label, hint, aside, labelHidden, className, disabled, ...props }: OtpFieldProps) {
  const field = useField(name);
  const { sentWhenComplete } = useKitTexts();
  const note = hint ?? (props.onComplete && sentWhenComplete);
  const { control } = useFormContext();
  const { field: input } = useController({ name, control, disabled });

  return (
    <FieldFrame field={field} label={label} aside={aside} labelHidden={labelHidden} className={className} hint={note}>
      <OtpInput {...input} {...props} value={String(input.value ?? '')} id={field.id} {...describedBy(field, note)} />
    </FieldFrame>
  );
}

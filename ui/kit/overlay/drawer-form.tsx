'use client';
import type { FieldValues } from 'react-hook-form';
import { cn } from '../cn';
import { Form, type FormProps } from '../form/form';

/** Renders a form around the `DrawerBody` and the `DrawerFooter` of a drawer. */
export function DrawerForm<Input extends FieldValues, Output>({ className, ...props }: FormProps<Input, Output>) {
  return (
    <Form
      className={cn(
        'gh:flex gh:min-h-0 gh:flex-1 gh:flex-col gh:gap-0 gh:[&>[data-slot=form-error]>*]:mx-6 gh:[&>[data-slot=form-error]>*]:mt-6',
        className,
      )}
      {...props}
    />
  );
}

'use client';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form';
import { Alert } from './alert';
import { Button, type ButtonProps } from './button';
import { cn } from './cn';
import { useKitTexts } from './texts';

/** A schema of zod, or any other that follows Standard Schema. */
export type FormSchema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

type FormApi<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

export interface FormProps<Input extends FieldValues, Output>
  extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> {
  schema: FormSchema<Input, Output>;
  defaultValues?: DefaultValues<NoInfer<Input>>;
  /** Gets the parsed values. What it throws is shown above the fields, and what was typed stays. */
  onSubmit: (values: NoInfer<Output>, form: FormApi<NoInfer<Input>, NoInfer<Output>>) => unknown;
  /** Adds to the message of what `onSubmit` threw. */
  explain?: (thrown: unknown) => ReactNode;
  /** An error that is known outside, like that of a flow. */
  error?: ReactNode;
  /** Errors of single fields that the server found, by name. */
  fieldErrors?: Partial<Record<Path<NoInfer<Input>>, string>>;
  children: ReactNode | ((form: FormApi<NoInfer<Input>, NoInfer<Output>>) => ReactNode);
}

/** A form around a schema: fields inside find their value and their error by name. */
export function Form<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  explain,
  error,
  fieldErrors,
  className,
  children,
  ...props
}: FormProps<Input, Output>) {
  const texts = useKitTexts();
  const sending = useRef(false);
  const [details, setDetails] = useState<ReactNode>();
  const form = useForm<Input, unknown, Output>({ resolver: standardSchemaResolver(schema), defaultValues });
  const { setError } = form;

  useEffect(() => {
    // The keys are paths of the form by the type of the prop.
    for (const [name, message] of Object.entries(fieldErrors ?? {}))
      if (typeof message === 'string')
        setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: true });
  }, [fieldErrors, setError]);

  const submit = form.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    setDetails(undefined);
    try {
      await onSubmit(values, form);
    } catch (thrown) {
      setDetails(explain?.(thrown));
      setError('root', { type: 'server', message: texts.describeError(thrown) });
    } finally {
      sending.current = false;
    }
  });

  return (
    <FormProvider {...form}>
      <form
        data-slot="form"
        noValidate
        className={cn('gh:grid gh:gap-5', className)}
        onSubmit={(event) => {
          // A form in a dialog is a child of the page's form for React, though not in the document.
          event.stopPropagation();
          void submit(event);
        }}
        {...props}
      >
        <FormError {...{ error, details }} />
        {typeof children === 'function' ? children(form) : children}
      </form>
    </FormProvider>
  );
}

/** The live region of the form: in the page before there is anything to say. */
function FormError({ error, details }: { error?: ReactNode; details?: ReactNode }) {
  const { errors, isSubmitting } = useFormState();
  const message = errors.root?.message ?? error;
  const shown = isSubmitting ? undefined : message;
  return (
    <div data-slot="form-error" role="alert" className={cn(!shown && 'gh:sr-only')}>
      {shown && (
        <Alert tone="danger">
          {shown}
          {errors.root && details}
        </Alert>
      )}
    </div>
  );
}

/** Sends the form; busy while it is sent, or while `loading`. */
export const SubmitButton = forwardRef<HTMLButtonElement, ButtonProps>(function SubmitButton(
  { loading = false, ...props },
  ref,
) {
  const { isSubmitting } = useFormState();
  return <Button ref={ref} type="submit" loading={loading || isSubmitting} {...props} />;
});

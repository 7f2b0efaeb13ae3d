'use client';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
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
import { type $ZodType, safeParseAsync } from 'zod/v4/core';
import { Button, type ButtonProps } from '../button/button';
import { cn } from '../cn';
import { Alert } from '../feedback/alert';
import { useKitTexts } from '../texts';
import { NO_MESSAGE } from './use-field';

/** A Zod schema, or any other Standard Schema. */
export type FormSchema<Input extends FieldValues, Output> = StandardSchemaV1<Input, Output>;

type FormApi<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

export interface FormProps<Input extends FieldValues, Output>
  extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> {
  schema: FormSchema<Input, Output>;
  defaultValues?: DefaultValues<NoInfer<Input>>;
  /** Receives the parsed values. A thrown error is rendered above the fields, and the input is kept. */
  onSubmit: (values: NoInfer<Output>, form: FormApi<NoInfer<Input>, NoInfer<Output>>) => unknown;
  /** Extends the message of an error thrown by `onSubmit`. */
  explain?: (thrown: unknown) => ReactNode;
  /** An external error, e.g. of a flow. */
  error?: ReactNode;
  /** Server errors by field name. */
  fieldErrors?: Partial<Record<Path<NoInfer<Input>>, string>>;
  children: ReactNode | ((form: FormApi<NoInfer<Input>, NoInfer<Output>>) => ReactNode);
}

const isZod = <Input, Output>(schema: object): schema is $ZodType<Output, Input> => '_zod' in schema;

/**
 * Returns a schema without Zod's own messages. Zod keeps them for the whole page: where a host imports `zod` or another
 * language of it, they are its English sentences also here.
 */
const withoutMessages = <Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
): FormSchema<Input, Output> => {
  if (!isZod<Input, Output>(schema)) return schema;
  const validate = async (value: unknown) => {
    const { data, error } = await safeParseAsync(schema, value, { error: () => NO_MESSAGE });
    return error ? { issues: error.issues } : { value: data };
  };
  return { '~standard': { version: 1, vendor: 'zod', validate } };
};

/** Renders a form for a schema. Fields inside it read their value and error by name. */
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
  const resolver = standardSchemaResolver(withoutMessages(schema));
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues });
  const { setError } = form;

  useEffect(() => {
    // The type of the prop guarantees that the keys are paths of the form.
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
          // React bubbles the submit of a form in a portal to the surrounding form, although the DOM does not nest
          // them.
          event.stopPropagation();
          void submit(event);
        }}
        {...props}
      >
        <FormError error={error} details={details} />
        {typeof children === 'function' ? children(form) : children}
      </form>
    </FormProvider>
  );
}

/** Renders the live region of the form, mounted before the first message. */
function FormError({ error, details }: { error?: ReactNode; details?: ReactNode }) {
  const { errors, isSubmitting } = useFormState();
  const message = errors.root?.message ?? error;
  const visibleMessage = isSubmitting ? undefined : message;
  return (
    <div data-slot="form-error" role="alert" className={cn(!visibleMessage && 'gh:sr-only')}>
      {visibleMessage && (
        <Alert tone="danger">
          <span>{visibleMessage}</span>
          {errors.root && <div className="gh:contents">{details}</div>}
        </Alert>
      )}
    </div>
  );
}

/** Renders the submit button, busy during submission or while `loading`. */
export const SubmitButton = forwardRef<HTMLButtonElement, ButtonProps>(function SubmitButton(
  { loading = false, ...props },
  ref,
) {
  const { isSubmitting } = useFormState();
  return <Button ref={ref} type="submit" loading={loading || isSubmitting} {...props} />;
});

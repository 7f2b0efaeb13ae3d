'use client';
import type { IdentityError } from '@gatehouse/sdk';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonProps } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { describedBy, FieldFrame } from '../../kit/form/field';
import { useBoxElement } from '../application/use-box-element';
import { placeRefusal } from '../frame/refusal';
import { FormErrors } from './form-errors';

/** Returns whether the provider rejected the input. A secret is then cleared; after other errors it is kept. */
const wasRejected = ({ statusCode }: IdentityError) => statusCode >= 400 && statusCode < 500 && statusCode !== 429;

/** A field registered with its form. */
interface Registered {
  input: RefObject<HTMLInputElement | null>;
  check: (value: string) => string | undefined;
  toValue: (typed: string) => string;
  /** Whether the value is cleared when the provider rejects it. */
  secret: boolean;
}

interface FormState {
  /** Field errors by name. */
  fieldErrors: Readonly<Record<string, string | undefined>>;
  register: (name: string, field: Registered) => () => void;
  edit: (name: string) => void;
  busy: boolean;
}

const FormContext = createContext<FormState | undefined>(undefined);

const readValue = (input: HTMLInputElement | null): string => {
  if (input?.type === 'checkbox') return input.checked ? 'true' : '';
  return input?.value ?? '';
};

export interface ScreenFormProps {
  busy: boolean;
  error: IdentityError | null;
  errorText: string | undefined;
  /** Returns the name of the field to which an error of the provider belongs. Default: the first field. */
  refused?: (error: IdentityError) => string | undefined;
  /** Receives the values by field name; a checkbox is `'true'` or an empty string. */
  onSubmit: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Called on each change. */
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  className?: string;
  /** Fields, each a {@link BoxField}, and the button. */
  children: ReactNode;
}

/**
 * Renders a form with few fields. It does not use the form library: that keeps the first screens a quarter smaller, and
 * uncontrolled inputs never copy their value into an attribute.
 */
export function ScreenForm({
  busy,
  error,
  errorText,
  refused,
  onSubmit,
  onInput,
  className,
  children,
}: ScreenFormProps) {
  const fields = useRef(new Map<string, Registered>());
  /** Fields with errors at the last submit, listed above longer forms. */
  const [listed, setListed] = useState<readonly string[]>([]);
  const [inputErrors, setInputErrors] = useState<FormState['fieldErrors']>({});
  /** The error that the user has started to correct; it is no longer rendered. */
  const [correctedError, setCorrectedError] = useState<IdentityError | null>(null);
  const refusal = error === correctedError || busy ? undefined : placeRefusal(error, errorText).atField;
  const refusedField = refusal && error ? refused?.(error) : undefined;
  const [firstField, setFirstField] = useState<string>();
  const fieldErrors = useMemo(() => {
    const at = refusedField ?? firstField;
    return refusal && at ? { ...inputErrors, [at]: inputErrors[at] ?? refusal } : inputErrors;
  }, [inputErrors, refusal, refusedField, firstField]);

  const form = useMemo(
    () => ({
      fieldErrors,
      register: (name: string, field: Registered) => {
        fields.current.set(name, field);
        setFirstField(fields.current.keys().next().value);
        return () => {
          fields.current.delete(name);
        };
      },
      edit: (name: string) => {
        const field = listed.includes(name) ? fields.current.get(name) : undefined;
        // The list above strikes a field out only once it is correct, not with the first key.
        const mistake = field?.check(readValue(field.input.current));
        setInputErrors((before) => ({ ...before, [name]: mistake }));
        setCorrectedError(error);
      },
      busy,
    }),
    [fieldErrors, listed, error, busy],
  );

  const target = error ? (refused?.(error) ?? firstField) : undefined;
  useEffect(() => {
    if (!error || target === undefined) return;
    const isRejected = wasRejected(error);
    for (const { input, secret } of fields.current.values()) {
      if (secret && isRejected && input.current) input.current.value = '';
    }
    const input = fields.current.get(target)?.input.current;
    input?.focus();
    // What was rejected can be read, and is replaced by typing or pasting.
    if (isRejected) input?.select();
  }, [error, target]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const all = [...fields.current];
    const results = all.map(([name, { input, check }]) => [name, check(readValue(input.current))] as const);
    setInputErrors(Object.fromEntries(results));
    const wrong = results.flatMap(([name, mistake]) => (mistake ? [name] : []));
    setListed(all.length > 2 && wrong.length > 1 ? wrong : []);
    const [first] = wrong;
    if (first !== undefined) fields.current.get(first)?.input.current?.focus();
    else if (!busy)
      void onSubmit(
        Object.fromEntries(all.map(([name, { input, toValue }]) => [name, toValue(readValue(input.current))])),
      );
  };

  return (
    <form
      data-slot="form"
      noValidate
      onSubmit={send}
      onInput={onInput}
      className={cn('gh:grid gh:gap-5', useBoxElement('form'), className)}
    >
      {listed.length > 0 && (
        <FormErrors
          names={listed}
          errors={fieldErrors}
          inputOf={(name) => fields.current.get(name)?.input.current ?? undefined}
        />
      )}
      <FormContext.Provider value={form}>{children}</FormContext.Provider>
    </form>
  );
}

const useForm = (): FormState => {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field or button of the login box must be in a ScreenForm.');
  return form;
};

/** Renders the submit button of a {@link ScreenForm}; `asChild` applies its styles and state to the host's button. */
export function ScreenSubmit({
  asChild,
  className,
  children,
}: Pick<ButtonProps, 'asChild' | 'className' | 'children'>) {
  const { busy } = useForm();
  const state = asChild ? { 'aria-busy': busy || undefined } : { loading: busy };
  return (
    <Button type="submit" asChild={asChild} {...state} className={cn('gh:w-full', className)}>
      {children}
    </Button>
  );
}

export interface BoxFormProps extends ScreenFormProps {
  /** Label of the submit button. */
  submit: string;
}

/** Renders a form with its submit button. */
export function BoxForm({ submit, children, ...form }: BoxFormProps) {
  return (
    <ScreenForm {...form}>
      {children}
      <ScreenSubmit>{submit}</ScreenSubmit>
    </ScreenForm>
  );
}

/** Props of a field's input. */
export interface BoxInputProps {
  ref: RefObject<HTMLInputElement | null>;
  id: string;
  required: boolean;
  enterKeyHint: 'go';
  onInput: () => void;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

export interface BoxFieldProps {
  name: string;
  label: string;
  /** Returns the error of a value, or undefined. */
  check: (value: string) => string | undefined;
  /** Converts the typed text to the value. Default: the text unchanged. */
  toValue?: (typed: string) => string;
  /** Clears the value when it is rejected; it is kept when the request failed. Default false. */
  secret?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  /** Rendered at the end of the label row. */
  aside?: ReactNode;
  children: (input: BoxInputProps) => ReactNode;
}

const asTyped = (typed: string): string => typed;

/** Registers a field with the surrounding form. */
export const useBoxField = ({
  name,
  check,
  toValue = asTyped,
  secret = false,
}: Pick<BoxFieldProps, 'name' | 'check' | 'toValue' | 'secret'>) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm();
  const latest = useRef({ check, toValue });
  useEffect(() => {
    latest.current = { check, toValue };
  });
  const { register, edit, fieldErrors } = form;
  const [rules] = useState(() => ({
    check: (value: string) => latest.current.check(value),
    toValue: (typed: string) => latest.current.toValue(typed),
  }));
  const enter = useRef(register);
  useEffect(() => enter.current(name, { input, ...rules, secret }), [name, secret, rules]);
  return {
    field: { id, hintId: `${id}-hint`, errorId: `${id}-error`, error: fieldErrors[name] },
    input,
    edit: () => edit(name),
  };
};

/** Renders a field of a {@link ScreenForm}. */
export function BoxField({ label, optional = false, hint, aside, children, ...options }: BoxFieldProps) {
  const { field, input, edit } = useBoxField(options);
  return (
    <FieldFrame field={field} label={label} optional={optional} hint={hint} aside={aside}>
      {children({
        ...{ ref: input, id: field.id, required: !optional, enterKeyHint: 'go', onInput: edit },
        ...describedBy(field, hint),
      })}
    </FieldFrame>
  );
}

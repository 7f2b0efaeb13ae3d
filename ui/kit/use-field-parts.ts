'use client';
import { describedBy, type FieldProps } from './field';
import { useField } from './use-field';

interface Registered extends FieldProps {
  disabled?: boolean;
}

/** Divides what a field was given into what its frame shows and what its control gets, and registers it with the form. */
export const useFieldParts = <Props extends Registered>(
  { name, label, hint, optional, aside, labelHidden, className, ...own }: Props,
  setValueAs?: (value: unknown) => unknown,
) => {
  const field = useField(name);
  return {
    frame: { field, label, hint, optional, aside, labelHidden, className },
    attributes: {
      id: field.id,
      required: !optional,
      ...describedBy(field, hint),
      ...own,
      ...field.register(name, { disabled: own.disabled, setValueAs }),
    },
  };
};

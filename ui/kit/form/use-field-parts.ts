'use client';
import { describedBy, type FieldProps } from './field';
import { useField } from './use-field';

interface Registered extends FieldProps {
  disabled?: boolean;
}

/** Registers a field with the form, and splits its props into those of the frame and those of the control. */
export const useFieldParts = <Props extends Registered>(
  { name, label, hint, optional, aside, labelHidden, className, ...rest }: Props,
  setValueAs?: (value: unknown) => unknown,
) => {
  const field = useField(name);
  return {
    frame: { field, label, hint, optional, aside, labelHidden, className },
    attributes: {
      id: field.id,
      required: !optional,
      ...describedBy(field, hint),
      ...rest,
      ...field.register(name, { disabled: rest.disabled, setValueAs }),
    },
  };
};

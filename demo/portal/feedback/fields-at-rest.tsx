import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Renders the fields of a form, read-only during submission, so that they keep the focus. */
export function FieldsAtRest({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const field of container.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])
      field.readOnly = isSubmitting;
  }, [isSubmitting]);
  // Radio buttons and checkboxes have no read-only state.
  const refuse = (event: SyntheticEvent) => {
    if (!isSubmitting) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={container} className="feedback-fields" data-sending={isSubmitting || undefined} onClickCapture={refuse}>
      {children}
    </div>
  );
}

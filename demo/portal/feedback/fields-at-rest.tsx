import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** The fields of a form: while it is sent they can be read, not changed, and keep the focus. */
export function FieldsAtRest({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const field of place.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])
      field.readOnly = isSubmitting;
  }, [isSubmitting]);
  // What is chosen and not typed knows no read-only state.
  const refuse = (event: SyntheticEvent) => {
    if (!isSubmitting) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={place} className="feedback-fields" data-sending={isSubmitting || undefined} onClickCapture={refuse}>
      {children}
    </div>
  );
}

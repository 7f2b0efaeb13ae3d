import { Checkbox, useField } from '@gatehouse/ui/kit';
import { CircleAlert } from 'lucide-react';
import { useController } from 'react-hook-form';
import { usePortalTexts } from '../../texts/provider';

/** Renders the required checkbox; its value is a text, as in all these forms. */
export function AcceptField() {
  const { accept } = usePortalTexts('sweepstakes');
  const { id, error, errorId } = useField('Terms');
  const { field } = useController({ name: 'Terms' });
  return (
    <div className="accept">
      <label htmlFor={id}>
        <Checkbox
          id={id}
          ref={field.ref}
          name={field.name}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          checked={field.value === 'Yes'}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.checked ? 'Yes' : '')}
        />
        <span>{accept}</span>
      </label>
      <p id={errorId} aria-live="polite" className="scale-error">
        {error && (
          <>
            <CircleAlert aria-hidden />
            {error}
          </>
        )}
      </p>
    </div>
  );
}

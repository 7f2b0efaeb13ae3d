import { Button, useField } from '@gatehouse/ui/kit';
import { CircleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePortalTexts } from '../texts/provider';

export interface Mark {
  value: string;
  label: string;
  /** Large mark above the label. Default: none. */
  sign?: string;
}

/** Returns the marks of a rating from 1 to 5. */
export const useRatingMarks = (): readonly Mark[] =>
  usePortalTexts('feedback').marks.map((label, index) => ({ value: `${index + 1}`, sign: `${index + 1}`, label }));

interface ScaleFieldProps {
  name: string;
  label: string;
  hint?: string;
  marks: readonly Mark[];
  optional?: boolean;
}

/** Renders a scale of labeled radio buttons. */
export function ScaleField({ name, label, hint, marks, optional = false }: ScaleFieldProps) {
  const { id, radio, error, hintId, errorId } = useField(name);
  const registered = radio();
  return (
    <div
      role="radiogroup"
      className="scale"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${hintId} ${errorId}` : errorId}
      aria-required={!optional}
      aria-invalid={error ? true : undefined}
    >
      <div className="scale-head">
        <span id={`${id}-label`} className="scale-label">
          {label}
        </span>
        {optional && <Unset name={name} label={label} />}
      </div>
      {hint && (
        <p id={hintId} className="scale-hint">
          {hint}
        </p>
      )}
      <div className="scale-marks" data-words={marks.every(({ sign }) => !sign) || undefined}>
        {marks.map((mark) => (
          <label key={mark.value} className="scale-mark">
            <input type="radio" value={mark.value} {...registered} />
            {mark.sign && <span className="scale-sign">{mark.sign}</span>}
            <span className="scale-word">{mark.label}</span>
          </label>
        ))}
      </div>
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

/** Clears the choice, which radio buttons do not support natively. */
function Unset({ name, label }: { name: string; label: string }) {
  const texts = usePortalTexts('feedback');
  const { control, setValue, setFocus } = useFormContext();
  const value: unknown = useWatch({ control, name });
  if (!value) return null;
  return (
    <Button
      variant="link"
      size="sm"
      className="scale-unset"
      aria-label={texts.noAnswerFor(label)}
      onClick={() => {
        setValue(name, '', { shouldDirty: true, shouldValidate: true });
        setFocus(name);
      }}
    >
      {texts.noAnswer}
    </Button>
  );
}

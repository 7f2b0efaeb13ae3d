import { Button, useField } from '@gatehouse/ui/kit';
import { CircleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePortalTexts } from '../texts/provider';

export interface Mark {
  value: string;
  label: string;
}

/** Returns the marks of a rating from 1 to 5. */
export const useRatingMarks = (): readonly Mark[] =>
  usePortalTexts('feedback').marks.map((label, index) => ({ value: `${index + 1}`, label }));

interface ScaleFieldProps {
  name: string;
  label: string;
  hint?: string;
  marks: readonly Mark[];
  optional?: boolean;
  /** Leaves the numbers out where there is space for the words. Default false. */
  compact?: boolean;
}

/** On a phone, the ends of the scale are named below it: there is no space for text inside. */
const word =
  '@max-[31rem]:absolute @max-[31rem]:top-[calc(100%+0.25rem)] @max-[31rem]:whitespace-nowrap @max-[31rem]:[label:first-child>&]:start-0 @max-[31rem]:[label:last-child>&]:end-0 @max-[31rem]:[label:not(:first-child,:last-child)>&]:sr-only';

export function ScaleField({ name, label, hint, marks, optional = false, compact = false }: ScaleFieldProps) {
  const { id, radio, error, hintId, errorId } = useField(name);
  const registered = radio();
  return (
    <div
      role="radiogroup"
      className="group/scale @container grid gap-1"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${hintId} ${errorId}` : errorId}
      aria-required={!optional}
      aria-invalid={error ? true : undefined}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        {optional && <Unset name={name} label={label} />}
      </div>
      {hint && (
        <p id={hintId} className="text-xs text-subtle">
          {hint}
        </p>
      )}
      <div className="mt-2 grid grid-cols-5 gap-1.5 pb-5 @[31rem]:pb-0">
        {marks.map((mark, index) => (
          <label
            key={mark.value}
            className={`group/mark relative grid cursor-pointer content-center justify-items-center gap-0.5 rounded border border-control px-1 py-2 text-center text-xs text-subtle outline-offset-2 outline-ring transition-colors hover:bg-muted has-checked:border-primary has-checked:bg-primary/10 has-checked:text-primary has-checked:ring-1 has-checked:ring-primary has-checked:ring-inset has-focus-visible:outline-2 group-aria-invalid/scale:border-danger forced-colors:has-checked:outline-3 ${compact ? 'min-h-9 pointer-coarse:min-h-11' : 'min-h-13 @[31rem]:min-h-17'}`}
          >
            <input
              type="radio"
              value={mark.value}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...registered}
            />
            <span
              className={`text-lg font-medium text-body tabular-nums group-has-checked/mark:text-primary ${compact ? '@[31rem]:hidden' : ''}`}
            >
              {index + 1}
            </span>
            <span className={word}>{mark.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="mt-1 flex items-center gap-1.5 text-xs text-danger empty:mt-0">
      {children && (
        <>
          <CircleAlert aria-hidden className="size-3.5" />
          {children}
        </>
      )}
    </p>
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
      className="text-xs font-normal text-subtle"
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

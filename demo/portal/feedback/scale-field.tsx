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

/** Marks without a number fit their text; where all fit into one row they are equally wide, so that scales line up. */
const looks = {
  words: {
    marks: 'flex flex-wrap gap-1.5 @sm:grid @sm:grid-cols-5',
    mark: 'min-h-9 px-3 @sm:px-1 pointer-coarse:min-h-11',
    word: '',
  },
  numbers: {
    // On a phone, the ends of the scale are named below it: there is no space for text inside.
    marks: 'grid grid-cols-5 gap-1.5 pb-5 @[27.5rem]:gap-2 @[27.5rem]:pb-0',
    mark: 'min-h-13 px-1 @[27.5rem]:min-h-17',
    word: '@max-[27.5rem]:absolute @max-[27.5rem]:top-[calc(100%+0.25rem)] @max-[27.5rem]:whitespace-nowrap @max-[27.5rem]:[label:first-child>&]:start-0 @max-[27.5rem]:[label:last-child>&]:end-0 @max-[27.5rem]:[label:not(:first-child,:last-child)>&]:sr-only',
  },
};

export function ScaleField({ name, label, hint, marks, optional = false }: ScaleFieldProps) {
  const { id, radio, error, hintId, errorId } = useField(name);
  const registered = radio();
  const look = marks.every(({ sign }) => !sign) ? looks.words : looks.numbers;
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
      <div className={`mt-2 ${look.marks}`}>
        {marks.map((mark) => (
          <label
            key={mark.value}
            className={`group/mark relative grid cursor-pointer content-center justify-items-center gap-0.5 rounded border border-control py-2 text-center text-xs text-subtle outline-offset-2 outline-ring transition-colors hover:bg-muted has-checked:border-primary has-checked:bg-primary/10 has-checked:text-primary has-checked:ring-1 has-checked:ring-primary has-checked:ring-inset has-focus-visible:outline-2 group-aria-invalid/scale:border-danger forced-colors:has-checked:outline-3 ${look.mark}`}
          >
            <input
              type="radio"
              value={mark.value}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...registered}
            />
            {mark.sign && (
              <span className="text-lg font-medium text-body tabular-nums group-has-checked/mark:text-primary">
                {mark.sign}
              </span>
            )}
            <span className={look.word}>{mark.label}</span>
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

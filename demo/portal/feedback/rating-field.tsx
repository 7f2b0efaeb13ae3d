import { useField } from '@gatehouse/ui/kit';
import { CircleAlert } from 'lucide-react';

const marks = [
  { value: '1', label: 'Poor' },
  { value: '2', label: 'Fair' },
  { value: '3', label: 'Good' },
  { value: '4', label: 'Very good' },
  { value: '5', label: 'Excellent' },
];

/** One to five, all of them visible and named. */
export function RatingField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { id, register, error, hintId, errorId } = useField(name);
  const registered = register(name);
  return (
    <div
      role="radiogroup"
      className="rating"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${hintId} ${errorId}`}
      aria-required
      aria-invalid={error ? true : undefined}
    >
      <span id={`${id}-label`} className="rating-label">
        {label}
      </span>
      <p id={hintId} className="rating-hint">
        {hint}
      </p>
      <div className="rating-marks">
        {marks.map((mark) => (
          <label key={mark.value} className="rating-mark">
            <input type="radio" value={mark.value} {...registered} />
            <span className="rating-number">{mark.value}</span>
            <span className="rating-word">{mark.label}</span>
          </label>
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="rating-error">
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

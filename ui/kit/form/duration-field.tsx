'use client';
import { numberIn } from '@gatehouse/sdk/text';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import { describedBy, FieldFrame, type FieldProps } from './field';
import { Input } from './input';
import { Select } from './select';
import { useField } from './use-field';

/** Units for entering a duration. */
export type DurationUnit = 'second' | 'minute' | 'hour' | 'day';

const seconds: Record<DurationUnit, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

export interface DurationFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
  /** Unit of the form value. Default seconds. */
  counts?: DurationUnit;
  /** Selectable units, smallest first. Default minutes, hours, days. */
  units?: readonly DurationUnit[];
  disabled?: boolean;
}

const usual: readonly DurationUnit[] = ['minute', 'hour', 'day'];

/**
 * Renders a number input with a unit select. The form value is a number of `counts`, `null` for an empty input and
 * `NaN` for an invalid one.
 */
export function DurationField({
  name,
  label,
  counts = 'second',
  units = usual,
  disabled,
  ...frame
}: DurationFieldProps) {
  const { language } = useKitTexts();
  const texts = usePartTexts().duration;
  const { error, ...ids } = useField(name);
  const { field } = useController({ name });
  const id = useId();
  const state = { id, error, hintId: ids.hintId, errorId: ids.errorId };
  const total = typeof field.value === 'number' ? field.value * seconds[counts] : undefined;
  // Typed text such as "1." is kept while the form holds its value; a number input would drop it.
  const [draft, setDraft] = useState<{ text: string; unit: DurationUnit; value: unknown }>();
  const typed = draft && Object.is(draft.value, field.value) ? draft : undefined;
  const unit = typed?.unit ?? unitOf(total, units);
  const amount = typed?.text ?? (total === undefined ? '' : String(total / seconds[unit]));
  const change = (text: string, to: DurationUnit) => {
    const typedAmount = numberIn(text);
    const value = typedAmount === undefined ? null : Math.round(typedAmount * seconds[to]) / seconds[counts];
    setDraft({ text, unit: to, value });
    field.onChange(value);
  };
  const unitName = (of: DurationUnit) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay: 'long' })
      .formatToParts(numberIn(amount) || 0)
      .find(({ type }) => type === 'unit')?.value ?? of;

  return (
    <FieldFrame field={state} label={label} {...frame}>
      <div className="gh:flex gh:gap-2">
        <Input
          ref={field.ref}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          disabled={disabled}
          {...describedBy(state, frame.hint)}
          className="gh:max-w-32 gh:tabular-nums"
          onChange={(event) => change(event.target.value, unit)}
          onBlur={field.onBlur}
        />
        <Select
          aria-label={texts.unit(label)}
          value={unit}
          disabled={disabled}
          onChange={(event) => {
            const next = units.find((candidate) => candidate === event.target.value);
            if (next) change(amount, next);
          }}
        >
          {units.map((candidate) => (
            <option key={candidate} value={candidate}>
              {unitName(candidate)}
            </option>
          ))}
        </Select>
      </div>
    </FieldFrame>
  );
}

/** Returns the largest unit in which the duration is a whole number. */
const unitOf = (total: number | undefined, units: readonly DurationUnit[]): DurationUnit =>
  [...units].reverse().find((unit) => total !== undefined && total > 0 && total % seconds[unit] === 0) ??
  units[0] ??
  'second';

'use client';
import { useWatch } from 'react-hook-form';
import { parseDay, startOfDay } from '../../kit/dates/date-range';
import { SelectField } from '../../kit/form/choice-fields';
import { TextField } from '../../kit/form/fields';
import { useFormats } from '../archetypes/formats/formats';
import { useAdminTexts } from '../texts';
import { endPresets } from './access-end';

/** Renders the choice of when access ends: never, after some days, or after a last day. */
export function EndFields({ offersNever = true }: { offersNever?: boolean }) {
  const texts = useAdminTexts('users');
  const { date, timeZone } = useFormats();
  const ends = String(useWatch({ name: 'ends' }));
  const last = parseDay(String(useWatch({ name: 'lastDay' }) ?? ''));
  return (
    <div className="gh:grid gh:items-start gh:gap-5 gh:sm:grid-cols-2">
      <SelectField
        name="ends"
        label={texts.accessEnds}
        className={ends === 'date' ? undefined : 'gh:sm:col-span-2'}
        options={[
          ...(offersNever ? [{ value: 'never', label: texts.never }] : []),
          ...endPresets.map((value) => ({ value, label: texts.endsIn(Number(value)) })),
          { value: 'date', label: texts.endsOn },
        ]}
      />
      {ends === 'date' && (
        // The browser's field has the browser's format.
        <TextField name="lastDay" type="date" label={texts.endDate} hint={last && date(startOfDay(last, timeZone))} />
      )}
    </div>
  );
}

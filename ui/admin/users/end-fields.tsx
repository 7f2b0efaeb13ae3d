'use client';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../kit/form/choice-fields';
import { TextField } from '../../kit/form/fields';
import { useAdminTexts } from '../texts';
import { endPresets } from './access-end';

/** Renders the choice of when access ends: never, after some days, or after a last day. */
export function EndFields({ offersNever = true }: { offersNever?: boolean }) {
  const texts = useAdminTexts('users');
  const ends = String(useWatch({ name: 'ends' }));
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
      {ends === 'date' && <TextField name="lastDay" type="date" label={texts.endDate} />}
    </div>
  );
}

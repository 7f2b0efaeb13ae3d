import { FieldFrame, Input, Select } from '@gatehouse/ui/kit';
import { useId } from 'react';
import { usePortalTexts } from '../../texts/provider';
import { addDays } from '../working-days';
import { toFieldValue } from './start-date';
import type { PlaceId, RoleId } from './tasks';

export interface PlanChoices {
  readonly role: RoleId;
  readonly place: PlaceId;
  /** Value of the date field. */
  readonly startValue: string;
}

interface PlanFormProps {
  choices: PlanChoices;
  today: Date;
  problem: string | undefined;
  hint: string | undefined;
  onChange: (choices: PlanChoices) => void;
}

const roles: readonly RoleId[] = ['support', 'developer', 'sales'];
const places: readonly PlaceId[] = ['office', 'home'];

const options = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) =>
  ids.map((id) => (
    <option key={id} value={id}>
      {names[id]}
    </option>
  ));

/** Renders the form for role, place and start date. */
export function PlanForm({ choices, today, problem, hint, onChange }: PlanFormProps) {
  const { prototype: texts } = usePortalTexts('onboarding');
  const id = useId();
  const field = (name: string, error?: string) => ({
    id: `${id}-${name}`,
    error,
    hintId: `${id}-${name}-hint`,
    errorId: `${id}-${name}-error`,
  });
  return (
    <div className="onboarding-form">
      <FieldFrame label={texts.role} field={field('role')}>
        <Select
          id={`${id}-role`}
          value={choices.role}
          onChange={({ target }) => {
            const role = roles.find((known) => known === target.value);
            if (role) onChange({ ...choices, role });
          }}
        >
          {options(roles, texts.roles)}
        </Select>
      </FieldFrame>
      <FieldFrame label={texts.works} field={field('place')}>
        <Select
          id={`${id}-place`}
          value={choices.place}
          onChange={({ target }) => {
            const place = places.find((known) => known === target.value);
            if (place) onChange({ ...choices, place });
          }}
        >
          {options(places, texts.places)}
        </Select>
      </FieldFrame>
      <FieldFrame label={texts.start} field={field('start', problem)} hint={hint}>
        <Input
          id={`${id}-start`}
          type="date"
          value={choices.startValue}
          min={toFieldValue(addDays(today, 1))}
          max={toFieldValue(addDays(today, 365))}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-start-hint ${id}-start-error`}
          onChange={({ target }) => onChange({ ...choices, startValue: target.value })}
        />
      </FieldFrame>
    </div>
  );
}

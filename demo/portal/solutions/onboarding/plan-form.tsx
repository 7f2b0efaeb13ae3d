import { FieldFrame, Input, Select } from '@gatehouse/ui/kit';
import { useId } from 'react';
import { addDays } from '../working-days';
import { toFieldValue } from './start-date';
import { type PlaceId, placeNames, type RoleId, roleNames } from './tasks';

export interface PlanChoices {
  readonly role: RoleId;
  readonly place: PlaceId;
  /** As typed into the date field. */
  readonly startValue: string;
}

interface PlanFormProps {
  choices: PlanChoices;
  today: Date;
  problem: string | undefined;
  hint: string | undefined;
  onChange: (choices: PlanChoices) => void;
}

const isRole = (value: string): value is RoleId => value in roleNames;
const isPlace = (value: string): value is PlaceId => value in placeNames;

const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

/** Who starts when and where. */
export function PlanForm({ choices, today, problem, hint, onChange }: PlanFormProps) {
  const id = useId();
  const field = (name: string, error?: string) => ({
    id: `${id}-${name}`,
    error,
    hintId: `${id}-${name}-hint`,
    errorId: `${id}-${name}-error`,
  });
  return (
    <div className="onboarding-form">
      <FieldFrame label="Role" field={field('role')}>
        <Select
          id={`${id}-role`}
          value={choices.role}
          onChange={({ target }) => isRole(target.value) && onChange({ ...choices, role: target.value })}
        >
          {options(roleNames)}
        </Select>
      </FieldFrame>
      <FieldFrame label="Works" field={field('place')}>
        <Select
          id={`${id}-place`}
          value={choices.place}
          onChange={({ target }) => isPlace(target.value) && onChange({ ...choices, place: target.value })}
        >
          {options(placeNames)}
        </Select>
      </FieldFrame>
      <FieldFrame label="First day" field={field('start', problem)} hint={hint}>
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

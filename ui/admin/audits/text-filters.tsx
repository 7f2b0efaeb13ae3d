'use client';
import { isOpposite, oppositeOf } from '@gatehouse/sdk/audits';
import ListFilter from 'lucide-react/icons/list-filter';
import { type FormEvent, useId } from 'react';
import { Button } from '../../kit/button/button';
import { Checkbox } from '../../kit/form/checkbox';
import type { Choice } from '../../kit/form/choice-fields';
import { Input } from '../../kit/form/input';
import { Select } from '../../kit/form/select';
import { Popover } from '../../kit/overlay/popover';
import { usePartTexts } from '../../kit/use-part-texts';
import type { AuditsTexts } from '../../locales/en/admin/audits';
import { useTexts } from '../../react/texts';
import { useAdminTexts } from '../texts';

interface FieldDef {
  id: string;
  label: string;
  /** Values to choose from. Default: any text. */
  options?: readonly Choice[] | undefined;
}

interface TextFiltersProps {
  fields: readonly FieldDef[];
  texts: AuditsTexts;
  values: Readonly<Record<string, unknown>>;
  onChange: (filters: Record<string, string | undefined>) => void;
}

/** Renders a button with a panel that filters single columns by what they contain or do not contain. */
export function TextFilters({ fields, texts, values, onChange }: TextFiltersProps) {
  return (
    <Popover
      label={texts.filters}
      className="gh:w-80 gh:p-4"
      trigger={
        <Button variant="secondary" title={texts.filters} className="gh:@max-xs:w-control gh:@max-xs:px-0">
          <ListFilter aria-hidden />
          <span className="gh:@max-xs:sr-only">{texts.filters}</span>
        </Button>
      }
    >
      {(close) => (
        <Panel
          fields={fields}
          texts={texts}
          values={values}
          onApply={(filters) => {
            close();
            onChange(filters);
          }}
        />
      )}
    </Popover>
  );
}

interface PanelProps extends Pick<TextFiltersProps, 'fields' | 'texts' | 'values'> {
  onApply: (filters: Record<string, string | undefined>) => void;
}

function Panel({ fields, texts, values, onApply }: PanelProps) {
  const { dates, table } = usePartTexts();
  const { language } = useTexts();
  const { resource } = useAdminTexts('frame');
  const id = useId();
  const { compare } = new Intl.Collator(language);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textIn = (name: string) => {
      const text = String(form.get(name) ?? '').trim();
      if (text === '') return undefined;
      return form.get(`not ${name}`) ? oppositeOf(text) : text;
    };
    onApply(Object.fromEntries(fields.map(({ id: name }) => [name, textIn(name)])));
  };
  return (
    <form className="gh:grid gh:gap-4" onSubmit={submit}>
      {fields.map(({ id: name, label, options }) => {
        const value = typeof values[name] === 'string' ? values[name] : '';
        const wanted = isOpposite(value) ? oppositeOf(value) : value;
        return (
          <div key={name} className="gh:grid gh:gap-1.5">
            <label htmlFor={id + name} className="gh:text-sm gh:font-medium">
              {label}
            </label>
            {options ? (
              <Select id={id + name} name={name} defaultValue={wanted}>
                <option value="">{resource.any}</option>
                {[...options]
                  .sort((a, b) => compare(a.label, b.label))
                  .map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
              </Select>
            ) : (
              <Input id={id + name} name={name} autoComplete="off" defaultValue={wanted} />
            )}
            <label htmlFor={`${id}not ${name}`} className="gh:flex gh:items-center gh:gap-2 gh:text-xs gh:text-subtle">
              <Checkbox id={`${id}not ${name}`} name={`not ${name}`} defaultChecked={isOpposite(value)} />
              {texts.leaveOut} <span className="gh:sr-only">{label}</span>
            </label>
          </div>
        );
      })}
      <div className="gh:flex gh:justify-end gh:gap-2">
        <Button
          variant="ghost"
          className="gh:text-subtle"
          onClick={() => onApply(Object.fromEntries(fields.map(({ id: name }) => [name, undefined])))}
        >
          {table.clearFilters}
        </Button>
        <Button type="submit">{dates.apply}</Button>
      </div>
    </form>
  );
}

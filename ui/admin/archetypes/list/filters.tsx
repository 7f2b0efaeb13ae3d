'use client';
import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../../kit/button/button';
import type { Choice } from '../../../kit/form/choice-fields';
import {
  Menu,
  MenuCheckboxItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '../../../kit/overlay/menu';
import { usePartTexts } from '../../../kit/use-part-texts';
import { useAdminTexts } from '../../texts';

/** A filter with a custom control, e.g. a date range or a picker. */
interface CustomFilter<Value> {
  kind: 'custom';
  /** Renders the control. Omit it if another control sets the filter. */
  control?: (value: Value | undefined, change: (value: Value | undefined) => void) => ReactNode;
  /** Returns the value as text. */
  text: (value: Value) => string;
}

interface ChoiceFilter {
  /** One option, several options, or a boolean. */
  kind: 'one' | 'some' | 'switch';
  /** Options; none for a switch. */
  options?: readonly Choice[];
}

/** A filter of a list: its field in the schema of the view, its label, and its control. */
export type FilterDef<Filters> = {
  [Name in keyof Filters & string]: { id: Name; label: string } & (
    | ChoiceFilter
    | CustomFilter<NonNullable<Filters[Name]>>
  );
}[keyof Filters & string];

interface FiltersProps<Filters> {
  filters: readonly FilterDef<Filters>[];
  values: Partial<Filters>;
  onChange: (id: keyof Filters & string, value: unknown) => void;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Renders the filters of a list behind one button, and those with a custom control beside it. */
export function FilterBar<Filters>({ filters, values, onChange }: FiltersProps<Filters>) {
  const { resource: texts } = useAdminTexts('frame');
  const inMenu = filters.filter(({ kind }) => kind !== 'custom');
  return (
    <>
      {inMenu.length > 0 && (
        <Menu
          className="gh:w-60"
          trigger={
            <Button variant="secondary" title={texts.filter} className="gh:@max-xs:w-control gh:@max-xs:px-0">
              <ListFilter aria-hidden />
              <span className="gh:@max-xs:sr-only">{texts.filter}</span>
            </Button>
          }
        >
          {inMenu.map((filter, index) => (
            <Fragment key={filter.id}>
              {/* A switch has no heading: without a line it would seem to belong to the one before it. */}
              {index > 0 && filter.kind === 'switch' && inMenu[index - 1]?.kind !== 'switch' && <MenuSeparator />}
              <FilterItems filter={filter} onChange={onChange} value={values[filter.id]} />
            </Fragment>
          ))}
        </Menu>
      )}
      {filters.map((filter) =>
        filter.kind === 'custom' && filter.control ? (
          <div key={filter.id}>
            {filter.control(values[filter.id] ?? undefined, (value) => onChange(filter.id, value))}
          </div>
        ) : null,
      )}
    </>
  );
}

interface FilterItemsProps<Filters> {
  filter: FilterDef<Filters>;
  value: unknown;
  onChange: FiltersProps<Filters>['onChange'];
}

function FilterItems<Filters>({ filter, value, onChange }: FilterItemsProps<Filters>) {
  const { resource: texts } = useAdminTexts('frame');
  if (filter.kind === 'custom') return null;
  const { id, label, kind, options = [] } = filter;
  if (kind === 'switch') {
    return (
      <MenuCheckboxItem checked={value === true} onCheckedChange={(on) => onChange(id, on || undefined)}>
        {label}
      </MenuCheckboxItem>
    );
  }
  if (kind === 'one') {
    return (
      <>
        <MenuLabel>{label}</MenuLabel>
        <MenuRadioGroup
          label={label}
          value={typeof value === 'string' ? value : ''}
          onValueChange={(next) => onChange(id, next || undefined)}
        >
          <MenuRadioItem value="">{texts.any}</MenuRadioItem>
          {options.map((option) => (
            <MenuRadioItem key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </>
    );
  }
  const chosen = listOf(value);
  const toggle = (option: string, on: boolean) => {
    const next = on ? [...chosen, option] : chosen.filter((value) => value !== option);
    onChange(id, next.length > 0 ? next : undefined);
  };
  return (
    <>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <MenuCheckboxItem
          key={option.value}
          checked={chosen.includes(option.value)}
          disabled={option.disabled}
          onCheckedChange={(on) => toggle(option.value, on)}
        >
          {option.label}
        </MenuCheckboxItem>
      ))}
    </>
  );
}

/** Returns label and formatted value of an active filter. */
const formatValues = <Filters,>(filter: FilterDef<Filters>, values: Partial<Filters>): string => {
  const value = values[filter.id];
  if (value === undefined || value === null) return filter.label;
  if (filter.kind === 'custom') return `${filter.label}: ${filter.text(value)}`;
  if (filter.kind === 'switch') return filter.label;
  const chosen = filter.kind === 'some' ? listOf(value) : [value];
  const labels = chosen.map(
    (value) => filter.options?.find((option) => option.value === value)?.label ?? String(value),
  );
  return `${filter.label}: ${labels.join(', ')}`;
};

/** Renders the active filters as chips, each removable, with a button that clears all. */
export function FilterChips<Filters>({
  filters,
  values,
  onChange,
  onClear,
}: FiltersProps<Filters> & { onClear: () => void }) {
  const { resource: texts } = useAdminTexts('frame');
  const { table } = usePartTexts();
  const chosen = filters.filter(({ id }) => values[id] !== undefined);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={texts.filters} className="gh:flex gh:flex-wrap gh:items-center gh:gap-2">
      {chosen.map((filter) => {
        const valueText = formatValues(filter, values);
        return (
          <li key={filter.id}>
            <button
              type="button"
              aria-label={texts.removeFilter(valueText)}
              onClick={() => onChange(filter.id, undefined)}
              className="gh:inline-flex gh:min-h-7 gh:max-w-full gh:items-center gh:gap-1.5 gh:rounded-full gh:border gh:border-line gh:bg-muted gh:px-3 gh:text-xs gh:text-body gh:transition-colors gh:hover:border-control"
            >
              <span className="gh:truncate">{valueText}</span>
              <X aria-hidden className="gh:size-3.5 gh:shrink-0 gh:text-subtle" />
            </button>
          </li>
        );
      })}
      <li>
        <Button variant="ghost" size="sm" className="gh:text-subtle" onClick={onClear}>
          {table.clearFilters}
        </Button>
      </li>
    </ul>
  );
}

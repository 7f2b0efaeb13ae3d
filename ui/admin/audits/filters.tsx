'use client';
import { type AuditColumn, type AuditRow, intervalOf, isOpposite, oppositeOf } from '@gatehouse/sdk/audits';
import { array, object, optional, string } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { Button } from '../../kit/button/button';
import { DateRangeMenu } from '../../kit/dates/date-range-menu';
import type { Choice } from '../../kit/form/choice-fields';
import type { AuditsTexts } from '../../locales/en/admin/audits';
import { lazyPart } from '../../react/lazy-part';
import { actionName } from '../archetypes/formats/action-names';
import type { Formats } from '../archetypes/formats/language-formats';
import type { FilterDef } from '../archetypes/list/filters';
import type { FilterSchema } from '../archetypes/list/list-address';
import { columnName, severities, severityName } from './columns';
import { TextFilters } from './text-filters';

/** As large as the page, and few users open it. */
const RangeCalendar = lazyPart(async () => ({
  default: (await import('../../kit/dates/range-calendar')).RangeCalendar,
}));

/** Filters of the log by column name. */
export type AuditFilters = Record<string, unknown>;

const interval = object({ from: optional(string()), to: optional(string()) });
const fields: Readonly<Record<string, $ZodType>> = {
  Timestamp: optional(interval),
  Severity: optional(array(string())),
};

const canFilter = ({ filterable, type }: AuditColumn) => filterable === true && type !== 'Json';

/** Returns the URL schema of each filterable column. */
export const filterSchema = (columns: readonly AuditColumn[]): FilterSchema =>
  object(
    Object.fromEntries(
      columns.filter(canFilter).map(({ name, type = '' }) => [name, fields[type] ?? optional(string())]),
    ),
  );

const isInterval = (value: unknown): value is { from?: string; to?: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the filters as query parameters of the log: one string per column. */
export const filterValues = (filters: AuditFilters): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.join(',')];
      return [name, isInterval(value) ? intervalOf(value) : value];
    }),
  );

/** Returns the filter set by a click on a value; undefined if the column cannot be filtered by it. */
export const filterBy = (
  columns: readonly AuditColumn[],
  name: string,
  value: string,
  isNot = false,
): AuditFilters | undefined => {
  const column = columns.find((candidate) => candidate.name === name);
  if (!column || !canFilter(column) || value === '' || column.type === 'Timestamp') return undefined;
  if (column.type === 'Severity') {
    return { [name]: isNot ? severities.filter((severity) => severity !== value) : [value] };
  }
  return { [name]: isNot ? oppositeOf(value) : value };
};

const formatValue = (name: string, value: unknown, texts: AuditsTexts): string => {
  const text = String(value);
  if (isOpposite(text)) return texts.not(formatValue(name, oppositeOf(text), texts));
  return name === 'action' ? actionName(text, texts) : text;
};

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

interface FilterContext {
  columns: readonly AuditColumn[];
  texts: AuditsTexts;
  formats: Formats;
  values: AuditFilters;
  /** Visible rows, whose actions can be chosen too. */
  rows: readonly AuditRow[];
  /** Email address of the signed-in user. */
  ownEmail: string | undefined;
  /** Called with all filters after a change of several. */
  onChange: (filters: AuditFilters) => void;
}

/** One press is enough for severities and own actions: these go first, the widest before. */
const placeOf = ({ type, name }: AuditColumn) => {
  if (type === 'Severity') return 0;
  return name === 'email' ? 1 : 2;
};

/** Renders the filters of the log: severities and own actions as buttons, a date range, and the columns in one panel. */
export const filterDefs = (context: FilterContext): FilterDef<AuditFilters>[] => {
  const { columns, texts, formats, values, ownEmail, onChange } = context;
  const filterable = columns.filter(canFilter).sort((a, b) => placeOf(a) - placeOf(b));
  const textColumns = filterable.filter(({ type = '' }) => !Object.hasOwn(fields, type));
  const panelColumn = textColumns.find(({ name }) => name !== 'email') ?? textColumns[0];
  return filterable.map((column): FilterDef<AuditFilters> => {
    const base = { id: column.name, label: columnName(column, texts), kind: 'custom' as const };
    if (column.type === 'Timestamp') {
      return {
        ...base,
        control: (value, change) => (
          <DateRangeMenu
            calendar={RangeCalendar}
            label={base.label}
            timezone={formats.timeZone}
            date={formats.date}
            value={isInterval(value) ? value : {}}
            onChange={(range) => change(range.from || range.to ? range : undefined)}
          />
        ),
        text: (value) => {
          const { from, to } = isInterval(value) ? value : {};
          // The end is exclusive.
          return `${from ? formats.date(from) : ''} – ${to ? formats.date(Date.parse(to) - 1) : ''}`;
        },
      };
    }
    if (column.type === 'Severity') {
      return {
        ...base,
        control: (value, change) => (
          <SeverityButtons label={base.label} texts={texts} value={textsOf(value)} onChange={change} />
        ),
        text: (value) =>
          textsOf(value)
            .map((severity) => severityName(severity, texts))
            .join(', '),
      };
    }
    const text = (value: unknown) => formatValue(column.name, value, texts);
    if (column !== panelColumn) {
      const isOwn = column.name === 'email' && ownEmail !== undefined;
      return {
        ...base,
        text,
        control: isOwn
          ? (value, change) => (
              <ToggleButton isOn={value === ownEmail} onChange={(on) => change(on ? ownEmail : undefined)}>
                {texts.own}
              </ToggleButton>
            )
          : undefined,
      };
    }
    const panel = textColumns.map((column) => ({
      id: column.name,
      label: columnName(column, texts),
      options: column.name === 'action' ? actionOptions(context) : undefined,
    }));
    return {
      ...base,
      text,
      control: () => <TextFilters fields={panel} texts={texts} values={values} onChange={onChange} />,
    };
  });
};

interface SeverityButtonsProps {
  label: string;
  texts: AuditsTexts;
  value: readonly string[];
  onChange: (value: readonly string[] | undefined) => void;
}

/** Renders severities as toggle buttons. */
function SeverityButtons({ label, texts, value, onChange }: SeverityButtonsProps) {
  return (
    <fieldset className="gh:flex gh:flex-wrap gh:gap-1">
      <legend className="gh:sr-only">{label}</legend>
      {severities.map((severity) => {
        const isOn = value.includes(severity);
        const next = isOn ? value.filter((chosen) => chosen !== severity) : [...value, severity];
        return (
          <ToggleButton key={severity} isOn={isOn} onChange={() => onChange(next.length > 0 ? next : undefined)}>
            {texts.severities[severity]}
          </ToggleButton>
        );
      })}
    </fieldset>
  );
}

interface ToggleButtonProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: string;
}

function ToggleButton({ isOn, onChange, children }: ToggleButtonProps) {
  return (
    <Button
      variant={isOn ? 'primary' : 'secondary'}
      aria-pressed={isOn}
      className="gh:px-2.5"
      onClick={() => onChange(!isOn)}
    >
      {children}
    </Button>
  );
}

/** Returns the actions that have a name, those of the visible rows and the chosen one. */
const actionOptions = ({ texts, rows, values: { action } }: FilterContext): Choice[] => {
  const chosen = typeof action === 'string' ? [isOpposite(action) ? oppositeOf(action) : action] : [];
  const seen = rows.flatMap((row) => row.action || []);
  return [...new Set([...Object.keys(texts.actions), ...seen, ...chosen])].map((value) => ({
    value,
    label: actionName(value, texts),
  }));
};

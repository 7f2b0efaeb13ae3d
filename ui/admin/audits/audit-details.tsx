'use client';
import * as audits from '@gatehouse/sdk/audits';
import * as metadata from '@gatehouse/sdk/metadata';
import { useQuery } from '@tanstack/react-query';
import Filter from 'lucide-react/icons/funnel';
import FilterX from 'lucide-react/icons/funnel-x';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button/button';
import { JsonView } from '../../kit/display/json-view';
import type { AuditsTexts } from '../../locales/en/admin/audits';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';
import { actionName } from '../archetypes/formats/action-names';
import { hasOwn, isRecord } from '../guards';
import { useAdminTexts } from '../texts';
import { Changes } from './changes';
import { AuditValue, columnName, severityName, textIn } from './columns';
import { type AuditFilters, filterBy } from './filters';

interface AuditDetailsProps {
  row: audits.AuditRow;
  columns: readonly audits.AuditColumn[];
  onFilter: (filters: AuditFilters) => void;
}

/** Renders the details of an entry: fields, changes and metadata. */
export function AuditDetails({ row, columns, onFilter }: AuditDetailsProps) {
  const texts = useAdminTexts('audits');
  const fields = columns.filter(
    ({ name, type, showInTable, showInMoreInfo }) =>
      type !== 'Json' && (showInTable || showInMoreInfo) && textIn(row, name) !== '' && !isRepeated(name, row),
  );
  const methods = methodNames(row.json, texts);
  const recorded = columns.filter(({ name, type }) => type === 'Json' && audits.detailText(row[name as 'json']) !== '');
  return (
    <div className="gh:grid gh:gap-5 gh:text-start">
      <dl className="gh:grid gh:gap-x-6 gh:gap-y-4 gh:@md:grid-cols-2">
        {fields.map((column) => {
          const value = textIn(row, column.name);
          return (
            <Field
              key={column.name}
              name={columnName(column, texts)}
              value={writtenIn(column, value, texts)}
              only={filterBy(columns, column.name, value)}
              without={filterBy(columns, column.name, value, true)}
              onFilter={onFilter}
            >
              <AuditValue value={value} texts={texts} name={column.name} type={column.type} />
              {column.type === 'IpAddress' && <Place address={value} />}
              {column.type === 'Timestamp' && <Ago time={value} />}
            </Field>
          );
        })}
        {methods && (
          <div className="gh:grid gh:min-w-0 gh:content-start gh:gap-0.5">
            <dt className="gh:text-xs gh:text-subtle">{texts.signedInWith}</dt>
            <dd className="gh:flex gh:min-h-8 gh:items-center">{methods.join(', ')}</dd>
          </div>
        )}
      </dl>
      <Changes json={row.json} />
      {recorded.map((column) => {
        const value = row[column.name as 'json'];
        return isEmpty(value) ? null : (
          <JsonView key={column.name} label={columnName(column, texts)} value={value} openLevels={methods ? 0 : 2} />
        );
      })}
    </div>
  );
}

/** Returns the names of the methods of a sign-in; undefined if one has no name, or more is recorded than methods. */
const methodNames = (json: unknown, { methods: names }: AuditsTexts): string[] | undefined => {
  if (!isRecord(json) || Object.keys(json).join() !== 'methods' || !Array.isArray(json.methods)) return undefined;
  // A second method says it.
  const methods = json.methods.filter((method) => method !== 'mfa');
  const known = methods.flatMap((method) => (typeof method === 'string' && hasOwn(names, method) ? names[method] : []));
  return known.length > 0 && known.length === methods.length ? known : undefined;
};

/** The heading of the row says the action and what the description adds to it. */
const isRepeated = (name: string, { action, description }: audits.AuditRow): boolean =>
  name === 'description' && Boolean(action) && description?.startsWith(action ?? '') === true;

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const writtenIn = ({ name, type }: audits.AuditColumn, value: string, texts: AuditsTexts): string => {
  if (type === 'Severity') return severityName(value, texts);
  return name === 'action' ? actionName(value, texts) : value;
};

interface FieldProps {
  name: string;
  value: string;
  only: AuditFilters | undefined;
  without: AuditFilters | undefined;
  onFilter: (filters: AuditFilters) => void;
  children: ReactNode;
}

function FilterButton({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      // Where a pointer can hover, only beside the value it is at: a dozen of them distract from the values.
      className="gh:text-subtle gh:pointer-fine:opacity-0 gh:pointer-fine:focus-visible:opacity-100 gh:pointer-fine:group-focus-within:opacity-100 gh:pointer-fine:group-hover:opacity-100"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {icon}
    </Button>
  );
}

function Field({ name, value, only, without, onFilter, children }: FieldProps) {
  const texts = useAdminTexts('audits');
  return (
    <div className="gh:group gh:grid gh:min-w-0 gh:content-start gh:gap-0.5">
      <dt className="gh:text-xs gh:text-subtle">{name}</dt>
      <dd className="gh:flex gh:min-h-8 gh:min-w-0 gh:flex-wrap gh:items-center gh:gap-x-2 gh:wrap-anywhere">
        {children}
        {only && (
          <FilterButton icon={<Filter aria-hidden />} label={texts.only(name, value)} onClick={() => onFilter(only)} />
        )}
        {without && (
          <FilterButton
            icon={<FilterX aria-hidden />}
            label={texts.without(name, value)}
            onClick={() => onFilter(without)}
          />
        )}
      </dd>
    </div>
  );
}

function Ago({ time }: { time: string }) {
  const { language } = useTexts();
  const { environment } = useIdentity();
  const at = Date.parse(time);
  if (Number.isNaN(at)) return null;
  return <span className="gh:text-xs gh:text-subtle">{relativeTime(language, at, environment.now())}</span>;
}

/** Renders the location of an IP address; nothing if unknown. */
function Place({ address }: { address: string }) {
  const { data } = useQuery({
    ...useCapability(metadata).ip(address),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { city, country_name: country, country_code: code } = data ?? {};
  const place = [city, country ?? code].filter(Boolean).join(', ');
  if (!place) return null;
  return (
    <span className="gh:text-xs gh:text-subtle">
      {flagOf(code)} {place}
    </span>
  );
}

/** Returns the flag emoji of a two-letter country code. */
const flagOf = (code: string | null | undefined): string =>
  code && /^[A-Z]{2}$/i.test(code)
    ? String.fromCodePoint(...[...code.toUpperCase()].map((letter) => 0x1f1a5 + letter.charCodeAt(0)))
    : '';

const MINUTE = 60_000;
const steps: readonly [limit: number, size: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60 * MINUTE, MINUTE, 'minute'],
  [24 * 60 * MINUTE, 60 * MINUTE, 'hour'],
  [60 * 24 * 60 * MINUTE, 24 * 60 * MINUTE, 'day'],
  [Number.POSITIVE_INFINITY, 30 * 24 * 60 * MINUTE, 'month'],
];

/** Returns the time between two timestamps in milliseconds as text: "3 hours ago". */
const relativeTime = (language: string, time: number, now: number): string => {
  const distance = time - now;
  const [, size, unit] = steps.find(([limit]) => Math.abs(distance) < limit) ?? [0, MINUTE, 'minute' as const];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(distance / size), unit);
};

'use client';
import type { AuditColumn, AuditRow } from '@gatehouse/sdk/audits';
import { BreakableText, NoValue } from '../../kit/table/cell-text';
import type { TableColumn, TableColumns } from '../../kit/table/table-columns';
import type { AuditsTexts } from '../../locales/en/admin/audits';
import { actionObject, knownActionName } from '../archetypes/formats/action-names';
import { useFormats } from '../archetypes/formats/formats';
import { SeverityBadge, type SeverityLevel } from '../archetypes/formats/severity-badge';
import { useDeviceName } from '../archetypes/formats/use-device-name';
import { useProviderLanguage } from '../archetypes/formats/use-provider-names';
import { hasOwn } from '../guards';

/** Severities of the provider, mildest first. */
export const severities = ['Info', 'Medium', 'High', 'Critical'] as const;
type Severity = (typeof severities)[number];

const levels: Readonly<Record<Severity, SeverityLevel>> = {
  Info: 'low',
  Medium: 'medium',
  High: 'high',
  Critical: 'critical',
};

const isSeverity = (value: string): value is Severity => severities.some((severity) => severity === value);

/** Returns the value of a cell as text. */
export const textIn = (row: AuditRow, name: string): string => {
  const value = Object.hasOwn(row, name) ? row[name as keyof AuditRow] : undefined;
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Returns the title of a column: translated for the provider's columns, otherwise the vendor's title. */
export const columnName = ({ name, displayName }: AuditColumn, texts: AuditsTexts): string =>
  hasOwn(texts.columns, name) ? texts.columns[name] : (displayName ?? name);

/** Returns the label of a severity. */
export const severityName = (severity: string, texts: AuditsTexts): string =>
  isSeverity(severity) ? texts.severities[severity] : severity;

function Time({ time }: { time: string }) {
  const { exact, full } = useFormats();
  if (Number.isNaN(Date.parse(time))) return time || <NoValue />;
  return (
    <time
      dateTime={time}
      title={full(time)}
      className="gh:inline-block gh:align-top gh:text-balance gh:tabular-nums gh:@sm:whitespace-nowrap"
    >
      {exact(time)}
    </time>
  );
}

/** Renders a value by the type of its column. Recorded values are always rendered as text. */
export function AuditValue({ name, type, value, texts }: ValueProps) {
  if (value === '') return <NoValue />;
  if (type === 'Timestamp') return <Time time={value} />;
  if (type === 'Severity') {
    return (
      <SeverityBadge level={isSeverity(value) ? levels[value] : 'low'}>{severityName(value, texts)}</SeverityBadge>
    );
  }
  if (name === 'userAgent') return <Browser userAgent={value} />;
  if (name === 'action') return <ActionName action={value} texts={texts} />;
  return name === 'description' ? <Sentence>{value}</Sentence> : <Whole>{value}</Whole>;
}

/** Maximum length of an address that does not break: columns of shorter values have the room. */
const WHOLE = 32;

/** Renders a value, an address in one line if there is room for it. */
function Whole({ children }: { children: string }) {
  const isWhole = children.includes('@') && children.length <= WHOLE;
  return (
    <bdi className={isWhole ? 'gh:@lg:[&_wbr]:hidden' : undefined}>
      <BreakableText>{children}</BreakableText>
    </bdi>
  );
}

/** Renders a user agent by the names of browser and system; one that names neither is rendered as it is. */
function Browser({ userAgent }: { userAgent: string }) {
  const deviceName = useDeviceName();
  return (
    <bdi title={userAgent}>
      <BreakableText>{deviceName(userAgent) ?? userAgent}</BreakableText>
    </bdi>
  );
}

function ActionName({ action, texts }: { action: string; texts: AuditsTexts }) {
  const name = knownActionName(action, texts);
  return name === undefined ? <Sentence>{action}</Sentence> : <BreakableText>{name}</BreakableText>;
}

/** Renders what was done, which sorts and filters the column, and to whom. */
function Action({ row, texts }: { row: AuditRow; texts: AuditsTexts }) {
  if (!row.action) return row.description ? <Sentence>{row.description}</Sentence> : <NoValue />;
  const object = actionObject(row, texts);
  return (
    <span>
      <ActionName action={row.action} texts={texts} />
      {object && (
        <span className="gh:font-normal gh:text-subtle">
          {': '}
          <Whole>{object}</Whole>
        </span>
      )}
    </span>
  );
}

/** The provider writes its log in English. */
function Sentence({ children }: { children: string }) {
  return (
    <bdi lang={useProviderLanguage()}>
      <BreakableText>{children}</BreakableText>
    </bdi>
  );
}

interface ValueProps {
  /** Name of the column. */
  name: string;
  type: string | undefined;
  value: string;
  texts: AuditsTexts;
}

/**
 * Returns the columns of the log as configured by the vendor. The action column is the row header; columns not marked
 * for the table are hidden by default.
 */
export const auditTable = (
  columns: readonly AuditColumn[],
  texts: AuditsTexts,
): { columns: TableColumns<AuditRow>; hidden: readonly string[] } => {
  const visible = columns.filter(({ type }) => type !== 'Json');
  const table = visible.map(
    (column): TableColumn<AuditRow> => ({
      id: column.name,
      // The filter by it is called after the value.
      header: column.name === 'email' ? texts.actor : columnName(column, texts),
      accessorFn: (row) => textIn(row, column.name),
      cell: ({ row }) =>
        column.name === 'action' ? (
          <Action row={row.original} texts={texts} />
        ) : (
          <AuditValue texts={texts} name={column.name} type={column.type} value={textIn(row.original, column.name)} />
        ),
      enableSorting: column.sortable === true,
      enableHiding: column.name !== 'action',
      meta: { heading: column.name === 'action', secondary: column.type === 'IpAddress' },
    }),
  );
  return { columns: table, hidden: visible.filter(({ showInTable }) => !showInTable).map(({ name }) => name) };
};

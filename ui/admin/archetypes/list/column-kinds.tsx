'use client';
import { readableEmail } from '@gatehouse/sdk/text';
import { type ReactNode, useMemo } from 'react';
import { cn } from '../../../kit/cn';
import { Avatar } from '../../../kit/display/avatar';
import { Badge, type BadgeProps } from '../../../kit/display/badge';
import { CellNames, CellText, NoValue } from '../../../kit/table/cell-text';
import type { ColumnLook, TableColumn } from '../../../kit/table/table-columns';
import { useTexts } from '../../../react/texts';
import { useFormats } from '../formats/formats';
import type { Formats } from '../formats/language-formats';
import { CopyId } from './copy-id';

/** Options shared by all kinds of columns. */
export interface ColumnOptions<Row, Value> {
  header: string;
  /** Returns the value for sorting and search; undefined renders a dash. */
  value: (row: Row) => Value;
  /**
   * Whether the column can be sorted. Default true, except for ids and avatars. For server-side sorting, set it only
   * for fields that the server sorts by.
   */
  sortable?: boolean;
  /** Hides the column in a narrow table; those marked `late` last. */
  secondary?: ColumnLook['secondary'];
  /** Whether the column cannot be hidden. Default false. */
  fixed?: boolean;
}

/** A badge in a cell. */
export interface BadgeValue {
  label: string;
  tone?: BadgeProps['tone'];
  /** Stands for the label of a user's badge in a table row, whose tooltip the label is then. */
  icon?: ReactNode;
}

/** A user in a cell. */
export interface UserValue {
  name: string;
  email?: string | null;
  picture?: string | null;
  badges?: readonly BadgeValue[];
}

/** Milliseconds since the epoch, an ISO date, or no date. */
type Moment = string | number | null | undefined;

const timeOf = (moment: Moment): number => (typeof moment === 'number' ? moment : Date.parse(moment ?? ''));

const FACES = 3;

function Badges({ badges, className }: { badges: readonly BadgeValue[]; className?: string }) {
  if (badges.length === 0) return null;
  return (
    <span className={cn('gh:inline-flex gh:flex-wrap gh:gap-1', className)}>
      {badges.map(({ label, tone, icon }) => (
        <Badge
          key={label}
          tone={tone}
          title={icon ? label : undefined}
          className={icon ? 'gh:@sm:border-0 gh:@sm:bg-transparent gh:@sm:px-0 gh:@sm:[&_svg]:size-4' : undefined}
        >
          {icon}
          <span className={icon ? 'gh:@sm:sr-only' : undefined}>{label}</span>
        </Badge>
      ))}
    </span>
  );
}

function UserCell({ name, email, picture, badges = [] }: UserValue) {
  return (
    <span className="gh:inline-flex gh:min-w-0 gh:items-start gh:gap-3 gh:text-start gh:@sm:items-center">
      <Avatar name={name} src={picture ?? undefined} />
      <span className="gh:min-w-0 gh:@max-sm:flex gh:@max-sm:flex-col gh:@max-sm:items-start gh:@sm:min-w-36 gh:@min-[680px]:min-w-44">
        {/* In a card, the badges follow the address. */}
        <span className="gh:@max-sm:contents gh:@sm:inline-flex gh:@sm:flex-wrap gh:@sm:items-center gh:@sm:gap-x-2">
          {name}
          <Badges badges={badges} className="gh:@max-sm:order-1 gh:@max-sm:mt-1.5" />
        </span>
        {email && email !== name && (
          <CellText lines={1} className="gh:block gh:text-xs gh:font-normal gh:text-subtle">
            {readableEmail(email)}
          </CellText>
        )}
      </span>
    </span>
  );
}

/** Returns the column factories by kind, in a language and the account's formats. */
export const columnKinds = <Row extends object>(language: string, formats: Formats) => {
  const make = <Value,>(
    id: string,
    { header, sortable, secondary, fixed }: ColumnOptions<Row, Value>,
    value: (row: Row) => string | number,
    cell: (row: Row) => ReactNode,
    align?: 'end',
  ): TableColumn<Row> => ({
    id,
    header,
    accessorFn: value,
    cell: ({ row }) => cell(row.original),
    enableSorting: sortable,
    enableHiding: !fixed,
    meta: { align, secondary },
  });

  return {
    /** A text, with badges beside it. */
    text: (
      id: string,
      options: ColumnOptions<Row, string | null | undefined> & { badges?: (row: Row) => readonly BadgeValue[] },
    ) => {
      const text = (row: Row) => options.value(row) ?? '';
      return make(id, options, text, (row) => {
        if (!text(row)) return <NoValue />;
        const badges = options.badges?.(row) ?? [];
        if (badges.length === 0) return <CellText>{text(row)}</CellText>;
        return (
          <span className="gh:inline-flex gh:flex-wrap gh:items-center gh:gap-x-2">
            <CellText>{text(row)}</CellText>
            <Badges badges={badges} />
          </span>
        );
      });
    },
    /** A date. `none` is the text for no date; `badge` highlights dates that matter now. */
    date: (
      id: string,
      options: ColumnOptions<Row, Moment> & {
        none?: string | ((row: Row) => string | undefined);
        /** Whether the time of day matters. Default false. */
        hasTime?: boolean;
        badge?: (time: number, date: string) => BadgeValue | undefined;
      },
    ) =>
      make(
        id,
        options,
        (row) => {
          const time = timeOf(options.value(row));
          return Number.isNaN(time) ? '' : new Date(time).toISOString();
        },
        (row) => {
          const time = timeOf(options.value(row));
          if (Number.isNaN(time)) {
            const none = typeof options.none === 'function' ? options.none(row) : options.none;
            return none ? <span className="gh:text-subtle">{none}</span> : <NoValue />;
          }
          const badge = options.badge?.(time, formats.date(time));
          const write = options.hasTime ? formats.moment : formats.date;
          const text = badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : write(time);
          return (
            <time
              dateTime={new Date(time).toISOString()}
              title={formats.full(time)}
              className="gh:whitespace-nowrap gh:tabular-nums"
            >
              {text}
            </time>
          );
        },
      ),
    /** A state as a badge; one without a tone, which most rows have, as text. */
    badge: (id: string, options: ColumnOptions<Row, BadgeValue | undefined>) =>
      make(
        id,
        options,
        (row) => options.value(row)?.label ?? '',
        (row) => {
          const badge = options.value(row);
          if (!badge) return <NoValue />;
          const { label, tone } = badge;
          return tone ? <Badge tone={tone}>{label}</Badge> : <span className="gh:text-subtle">{label}</span>;
        },
      ),
    /** A list of names. `none` is the text for an empty list; undefined means unknown. */
    names: (id: string, options: ColumnOptions<Row, readonly string[] | undefined> & { none?: string }) =>
      make(
        id,
        options,
        (row) => options.value(row)?.join(', ') ?? '',
        (row) => {
          const names = options.value(row);
          if (!names) return <NoValue />;
          if (names.length === 0)
            return options.none ? <span className="gh:text-subtle">{options.none}</span> : <NoValue />;
          return <CellNames className="gh:text-subtle">{names}</CellNames>;
        },
      ),
    user: (id: string, options: ColumnOptions<Row, UserValue>) =>
      make(
        id,
        { fixed: true, ...options },
        (row) => `${options.value(row).name} ${options.value(row).email ?? ''}`,
        (row) => <UserCell {...options.value(row)} />,
      ),
    /** Avatars of the first users and the total number. */
    users: (id: string, options: ColumnOptions<Row, readonly UserValue[] | undefined>) => {
      const number = new Intl.NumberFormat(language);
      return make(
        id,
        options,
        (row) => options.value(row)?.length ?? 0,
        (row) => {
          const users = options.value(row);
          if (!users) return <NoValue />;
          return (
            <span className="gh:inline-flex gh:items-center gh:gap-2">
              {users.length > 0 && (
                <span aria-hidden className="gh:inline-flex gh:gap-0.5">
                  {users.slice(0, FACES).map(({ name, picture, email }) => (
                    <Avatar key={email ?? name} name={name} src={picture ?? undefined} size="sm" />
                  ))}
                </span>
              )}
              <span className="gh:tabular-nums">{number.format(users.length)}</span>
            </span>
          );
        },
      );
    },
    copyId: (id: string, options: ColumnOptions<Row, string>) =>
      make(id, { sortable: false, ...options }, options.value, (row) => <CopyId id={options.value(row)} />),
    count: (id: string, options: ColumnOptions<Row, number | undefined>) => {
      const number = new Intl.NumberFormat(language);
      return make(
        id,
        options,
        (row) => options.value(row) ?? -1,
        (row) => {
          const count = options.value(row);
          return count === undefined ? <NoValue /> : number.format(count);
        },
        'end',
      );
    },
    /** A custom column of the page. */
    other: (
      id: string,
      options: ColumnOptions<Row, string | number> & { cell: (row: Row) => ReactNode; align?: 'end' },
    ) => make(id, options, options.value, options.cell, options.align),
  };
};

/** Returns the column factories by kind; stable until the language or the account's formats change. */
export const useColumnKinds = <Row extends object>() => {
  const { language } = useTexts();
  const formats = useFormats();
  return useMemo(() => columnKinds<Row>(language, formats), [language, formats]);
};

'use client';
import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { cn } from './cn';
import ChevronRight from './icons/chevron-right';
import Ellipsis from './icons/ellipsis';
import { Menu, MenuItem } from './menu';
import { Skeleton } from './skeleton';
import { stayingClick } from './staying-click';
import { edge, menu, pad, roles } from './table-cells';
import type { RowAction, TableColumn } from './table-columns';
import { usePartTexts } from './use-part-texts';
import type { TableView } from './use-table-view';

interface TableBodyProps<Data> {
  view: TableView<Data>;
  rowId: (row: Data) => string;
  rowLabel: (row: Data) => string;
  rowActions?: (row: Data) => readonly RowAction[];
  onOpen?: (row: Data) => void;
  rowHref?: (row: Data) => string | undefined;
  details?: (row: Data) => ReactNode;
  selectable: boolean;
  isLoading: boolean;
  skeletonRows: number;
}

const rowLook = [
  'gh:border-t gh:border-line gh:first:border-t-0 gh:bg-surface gh:transition-colors gh:hover:bg-[color-mix(in_srgb,var(--gh-muted)_50%,var(--gh-surface))]',
  'gh:@max-sm:relative gh:@max-sm:flex gh:@max-sm:flex-col gh:@max-sm:gap-1.5 gh:@max-sm:p-4',
];

/** A panel opened by a cell is a DOM child of the row, but not visually part of it. */
const isInPopover = (target: Element) => target.closest('[popover]') !== null;

/** Moves the focus between rows with the up and down keys, except from triggers and contents of menus and panels. */
const moveBetweenRows = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target instanceof HTMLElement ? event.target : null;
  const row = target?.closest('tr');
  if (!step || !target || !row || target.ariaHasPopup || isInPopover(target)) return;
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  const place = Array.from(row.querySelectorAll('input, a, button')).indexOf(target);
  const goal = next?.querySelectorAll('input, a, button')[place];
  if (!(goal instanceof HTMLElement)) return;
  event.preventDefault();
  goal.focus();
};

/** Renders the rows, or skeletons while they load. */
export function TableBody<Data>({
  view,
  isLoading,
  skeletonRows,
  selectable,
  rowId,
  details,
  ...rest
}: TableBodyProps<Data>) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(none);
  const toggle = (id: string) =>
    setExpanded(
      (before) => new Set(before.has(id) ? [...before].filter((expandedId) => expandedId !== id) : [...before, id]),
    );
  if (isLoading)
    return (
      <tbody {...roles.group} className="gh:@max-sm:block">
        {Array.from({ length: skeletonRows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
          <tr key={index} {...roles.row} className={cn(rowLook)}>
            {selectable && <td {...roles.cell} className={cn('gh:w-px gh:pe-0 gh:@max-sm:hidden', edge)} />}
            {view.visible.map((column, place) => (
              <td
                key={column.id}
                {...roles.cell}
                className={cn(pad, 'gh:h-row gh:@max-sm:h-auto gh:@max-sm:p-0', edge, view.fold(column))}
              >
                <Skeleton
                  className={cn(
                    'gh:max-w-full',
                    place === 0 ? 'gh:w-40' : 'gh:w-24',
                    column.align === 'end' && 'gh:@sm:ms-auto',
                  )}
                />
              </td>
            ))}
            {rest.rowActions && <td {...roles.cell} className={cn(pad, menu, 'gh:@max-sm:hidden', edge)} />}
          </tr>
        ))}
      </tbody>
    );
  return (
    <tbody {...roles.group} className="gh:@max-sm:block" onKeyDown={moveBetweenRows}>
      {view.rows.map((row) => {
        const id = rowId(row);
        const isExpanded = expanded.has(id);
        return (
          <Fragment key={id}>
            <BodyRow
              {...{ view, row, selectable, ...rest }}
              expansion={details && { isExpanded, onToggle: () => toggle(id) }}
            />
            {details && isExpanded && (
              <tr {...roles.row} className="gh:border-t gh:border-line gh:bg-muted gh:@max-sm:block">
                <td
                  {...roles.cell}
                  colSpan={view.visible.length + (selectable ? 1 : 0) + (rest.rowActions ? 1 : 0)}
                  className="gh:p-4 gh:@md:px-5 gh:@max-sm:block"
                >
                  {/* What a row opens says nothing about the widths of the columns: they stay where they are. */}
                  <div className="gh:@sm:[contain:inline-size]">{details(row)}</div>
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}

interface Expansion {
  isExpanded: boolean;
  onToggle: () => void;
}

const none: ReadonlySet<string> = new Set();

interface BodyRowProps<Data>
  extends Pick<TableBodyProps<Data>, 'view' | 'rowLabel' | 'rowActions' | 'selectable' | 'onOpen' | 'rowHref'> {
  row: Data;
  expansion?: Expansion;
}

function BodyRow<Data>({
  view,
  row,
  rowLabel,
  rowActions,
  selectable,
  onOpen,
  rowHref,
  expansion,
}: BodyRowProps<Data>) {
  const texts = usePartTexts().table;
  const label = rowLabel(row);
  const isSelected = view.isSelected(row);
  const heading = view.visible.find((column) => column.heading) ?? view.visible[0];
  return (
    <tr
      {...roles.row}
      aria-selected={selectable ? isSelected : undefined}
      className={cn(rowLook, 'gh:aria-selected:bg-muted', onOpen && 'gh:cursor-pointer')}
      onClick={(event) => {
        // The keyboard equivalent is the link in the heading cell.
        if (onOpen && !isOnControl(event)) onOpen(row);
      }}
    >
      {selectable && (
        <td
          {...roles.cell}
          className={cn('gh:w-px gh:pe-0 gh:@max-sm:absolute gh:@max-sm:start-4 gh:@max-sm:top-4 gh:@max-sm:p-0', edge)}
        >
          <Checkbox
            aria-label={texts.selectRow(label)}
            className="gh:align-middle"
            checked={isSelected}
            onChange={(event) => view.select([row], event.target.checked)}
          />
        </td>
      )}
      {view.visible.map((column) => {
        const isHeading = column === heading;
        const content = contentOf(column, row);
        const Cell = isHeading ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(isHeading ? roles.rowHeader : roles.cell)}
            data-label={column.header}
            className={cn(
              pad,
              'gh:h-row gh:py-2 gh:wrap-anywhere gh:@max-sm:h-auto gh:@max-sm:p-0 gh:@sm:min-w-24',
              edge,
              column.align === 'end' && 'gh:text-end gh:tabular-nums',
              view.fold(column),
              isHeading
                ? [
                    'gh:font-medium gh:@max-sm:order-first gh:@sm:min-w-36',
                    selectable && 'gh:@max-sm:ps-7',
                    rowActions && 'gh:@max-sm:pe-10',
                  ]
                : 'gh:@max-sm:flex gh:@max-sm:items-start gh:@max-sm:justify-between gh:@max-sm:gap-4 gh:@max-sm:text-end gh:@max-sm:before:max-w-3/5 gh:@max-sm:before:shrink-0 gh:@max-sm:before:text-start gh:@max-sm:before:text-subtle gh:@max-sm:before:content-[attr(data-label)]',
            )}
          >
            {isHeading && expansion ? (
              <Expander {...expansion}>{content}</Expander>
            ) : isHeading && onOpen ? (
              <RowLink href={rowHref?.(row)} onOpen={() => onOpen(row)}>
                {content}
              </RowLink>
            ) : (
              content
            )}
          </Cell>
        );
      })}
      {rowActions && (
        <td
          {...roles.cell}
          className={cn(
            pad,
            menu,
            'gh:py-1 gh:text-end gh:@max-sm:w-auto gh:@max-sm:absolute gh:@max-sm:end-2 gh:@max-sm:top-2 gh:@max-sm:p-0',
            edge,
          )}
        >
          <RowMenu label={texts.rowActions(label)} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

const contentOf = <Data,>({ cell, value }: TableColumn<Data>, row: Data): ReactNode => (cell ? cell(row) : value(row));

/** Returns whether a click on a row targets a control in it, or ends a text selection. */
const isOnControl = (event: MouseEvent): boolean => {
  const target = event.target instanceof Element ? event.target : null;
  // Menus and dialogs are children of the row in React only.
  if (!target || !event.currentTarget.contains(target)) return true;
  if (target.closest('a, button, input, label, select') || isInPopover(target)) return true;
  return Boolean(getSelection()?.toString());
};

function Expander({ isExpanded, onToggle, children }: Expansion & { children: ReactNode }) {
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      className="gh:-my-0.5 gh:inline-flex gh:max-w-full gh:items-center gh:gap-2 gh:rounded-sm gh:py-0.5 gh:align-top gh:text-start"
      onClick={onToggle}
    >
      <ChevronRight
        aria-hidden
        className={cn(
          'gh:size-4 gh:shrink-0 gh:text-subtle gh:transition-transform gh:rtl:rotate-180',
          isExpanded && 'gh:rotate-90 gh:rtl:rotate-90',
        )}
      />
      {children}
    </button>
  );
}

interface RowLinkProps {
  href: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}

function RowLink({ href, onOpen, children }: RowLinkProps) {
  const look =
    'gh:-my-0.5 gh:inline-block gh:max-w-full gh:rounded-sm gh:py-0.5 gh:align-top gh:text-start gh:text-body gh:no-underline gh:hover:underline gh:underline-offset-4';
  if (href === undefined) {
    return (
      <button type="button" data-slot="row-link" className={look} onClick={onOpen}>
        {children}
      </button>
    );
  }
  return (
    <a data-slot="row-link" href={href} className={look} onClick={stayingClick(onOpen)}>
      {children}
    </a>
  );
}

function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon-sm" aria-label={label} className="gh:text-subtle">
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {actions.map((action) => (
        <MenuItem key={action.label} tone={action.tone} disabled={action.disabled} onSelect={action.onSelect}>
          {action.icon}
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

'use client';
import type { Cell, Row, RowData } from '@tanstack/react-table';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../button/button';
import { stayingClick } from '../button/staying-click';
import { cn } from '../cn';
import { Skeleton } from '../feedback/skeleton';
import { Checkbox } from '../form/checkbox';
import { Menu, MenuItem, MenuSeparator } from '../overlay/menu';
import { useComponents, useElementClass } from '../root';
import { usePartTexts } from '../use-part-texts';
import { edge, menu, pad, roles } from './table-cells';
import { headerOf, type RowAction, type TableFeatures } from './table-columns';
import type { DataTableView } from './use-data-table';

interface TableBodyProps<Data extends RowData> {
  view: DataTableView<Data>;
  rowLabel: (row: Data) => string;
  rowActions?: (row: Data) => readonly (RowAction | false)[];
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
export function TableBody<Data extends RowData>({
  view,
  isLoading,
  skeletonRows,
  selectable,
  details,
  rowLabel,
  rowActions,
  onOpen,
  rowHref,
}: TableBodyProps<Data>) {
  const { table, fold } = view;
  const handlers = useRef({ rowActions, onOpen });
  useLayoutEffect(() => {
    handlers.current = { rowActions, onOpen };
  });
  const columns = table.getVisibleLeafColumns();
  const { TableBody: Body = 'tbody', TableRow = 'tr', TableCell = 'td' } = useComponents();
  if (isLoading)
    return (
      <Body {...roles.group} className="gh:@max-sm:block">
        {Array.from({ length: skeletonRows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
          <TableRow key={index} {...roles.row} className={cn(rowLook)}>
            {selectable && <TableCell {...roles.cell} className={cn('gh:w-px gh:pe-0 gh:@max-sm:hidden', edge)} />}
            {columns.map((column, place) => (
              <TableCell
                key={column.id}
                {...roles.cell}
                className={cn(pad, 'gh:h-row gh:@max-sm:h-auto gh:@max-sm:p-0', edge, fold(column))}
              >
                <Skeleton
                  className={cn(
                    // As high as a line of text.
                    'gh:my-0.5 gh:max-w-full',
                    place === 0 ? 'gh:w-40' : 'gh:w-24',
                    column.columnDef.meta?.align === 'end' && 'gh:@sm:ms-auto',
                  )}
                />
              </TableCell>
            ))}
            {rowActions && <TableCell {...roles.cell} className={cn(pad, menu, 'gh:@max-sm:hidden', edge)} />}
          </TableRow>
        ))}
      </Body>
    );
  return (
    <Body {...roles.group} className="gh:@max-sm:block" onKeyDown={moveBetweenRows}>
      {table.getRowModel().rows.map((row) => {
        const shown = {
          row,
          cells: row.getVisibleCells(),
          fold,
          label: rowLabel(row.original),
          href: rowHref?.(row.original),
          isSelected: row.getIsSelected(),
          isExpanded: row.getIsExpanded(),
          canOpen: onOpen !== undefined,
          isExpandable: details !== undefined,
          selectable,
        };
        const actions = rowActions?.(row.original);
        return (
          <Fragment key={row.id}>
            {/* A page renders its list often, above all while it loads; a row only when what it shows has changed. */}
            <Memoized by={[...Object.values(shown), shownOf(actions)]}>
              <BodyRow {...shown} actions={actions} handlers={handlers} />
            </Memoized>
            {details && shown.isExpanded && (
              <TableRow {...roles.row} className="gh:border-t gh:border-line gh:bg-muted gh:@max-sm:block">
                <TableCell
                  {...roles.cell}
                  colSpan={columns.length + (selectable ? 1 : 0) + (rowActions ? 1 : 0)}
                  className="gh:p-4 gh:@md:px-5 gh:@max-sm:block"
                >
                  {/* What a row opens says nothing about the widths of the columns: they stay where they are. */}
                  <div className="gh:@sm:[contain:inline-size]">{details(row.original)}</div>
                </TableCell>
              </TableRow>
            )}
          </Fragment>
        );
      })}
    </Body>
  );
}

interface MemoizedProps {
  /** What the content shows, compared one by one. */
  by: readonly unknown[];
  children: ReactNode;
}

/** Renders its content again only when a value that it shows has changed. `memo` would lose the type of a row. */
const Memoized = memo(
  ({ children }: MemoizedProps) => children,
  (before, next) => next.by.every((value, index) => Object.is(value, before.by[index])),
);

type RowActions = readonly (RowAction | false)[];

const noActions: RowActions = [];

interface BodyRowProps<Data extends RowData> extends Pick<DataTableView<Data>, 'fold'> {
  row: Row<TableFeatures, Data>;
  cells: readonly Cell<TableFeatures, Data>[];
  label: string;
  href: string | undefined;
  actions: RowActions | undefined;
  isSelected: boolean;
  isExpanded: boolean;
  canOpen: boolean;
  /** Whether the heading expands the details of the row. */
  isExpandable: boolean;
  selectable: boolean;
  /** Handlers of the last render. */
  handlers: RefObject<Pick<TableBodyProps<Data>, 'rowActions' | 'onOpen'>>;
}

/** Returns what a menu shows, which is the same for actions that a page creates in each render. */
const shownOf = (actions: RowActions | undefined): string | undefined =>
  actions?.map((action) => action && [action.label, action.tone, action.disabled].join()).join();

function BodyRow<Data extends RowData>({
  row,
  cells,
  fold,
  label,
  href,
  actions,
  isSelected,
  isExpanded,
  canOpen,
  isExpandable,
  selectable,
  handlers,
}: BodyRowProps<Data>) {
  const texts = usePartTexts().table;
  const { TableRow = 'tr', TableHead = 'th', TableCell = 'td' } = useComponents();
  const hostClass = useElementClass('tableRow');
  const open = () => handlers.current.onOpen?.(row.original);
  const heading = cells.find(({ column }) => column.columnDef.meta?.heading) ?? cells[0];
  return (
    <TableRow
      {...roles.row}
      data-slot="table-row"
      aria-selected={selectable ? isSelected : undefined}
      className={cn(rowLook, 'gh:aria-selected:bg-muted', canOpen && 'gh:cursor-pointer', hostClass)}
      onClick={(event) => {
        // The keyboard equivalent is the link in the heading cell.
        if (canOpen && !isOnControl(event)) open();
      }}
    >
      {selectable && (
        <TableCell
          {...roles.cell}
          className={cn('gh:w-px gh:pe-0 gh:@max-sm:absolute gh:@max-sm:start-4 gh:@max-sm:top-4 gh:@max-sm:p-0', edge)}
        >
          <Checkbox
            aria-label={texts.selectRow(label)}
            className="gh:align-middle"
            checked={isSelected}
            onChange={(event) => row.toggleSelected(event.target.checked)}
          />
        </TableCell>
      )}
      {cells.map((cell) => {
        const { column } = cell;
        const isHeading = cell === heading;
        const content = <CellContent cell={cell} />;
        const Tag = isHeading ? TableHead : TableCell;
        return (
          <Tag
            key={cell.id}
            {...(isHeading ? roles.rowHeader : roles.cell)}
            data-label={headerOf(column)}
            className={cn(
              pad,
              'gh:h-row gh:py-2 gh:wrap-anywhere gh:@max-sm:h-auto gh:@max-sm:p-0 gh:@sm:min-w-24',
              edge,
              column.columnDef.meta?.align === 'end' && 'gh:text-end gh:tabular-nums',
              fold(column),
              isHeading
                ? [
                    'gh:font-medium gh:@max-sm:order-first gh:@sm:min-w-36',
                    selectable && 'gh:@max-sm:ps-7',
                    actions && 'gh:@max-sm:pe-10',
                  ]
                : 'gh:@max-sm:flex gh:@max-sm:has-[[data-slot=no-value]]:hidden gh:@max-sm:items-start gh:@max-sm:justify-between gh:@max-sm:gap-4 gh:@max-sm:text-end gh:@max-sm:before:max-w-3/5 gh:@max-sm:before:shrink-0 gh:@max-sm:before:text-start gh:@max-sm:before:text-subtle gh:@max-sm:before:content-[attr(data-label)]',
            )}
          >
            {isHeading && isExpandable ? (
              <Expander isExpanded={isExpanded} onToggle={() => row.toggleExpanded()}>
                {content}
              </Expander>
            ) : isHeading && canOpen ? (
              <RowLink href={href} onOpen={open}>
                {content}
              </RowLink>
            ) : (
              content
            )}
          </Tag>
        );
      })}
      {actions && (
        <TableCell
          {...roles.cell}
          className={cn(
            pad,
            menu,
            'gh:py-1 gh:text-end gh:@max-sm:w-auto gh:@max-sm:absolute gh:@max-sm:end-2 gh:@max-sm:top-2 gh:@max-sm:p-0',
            edge,
          )}
        >
          <RowMenu
            label={texts.rowActions(label)}
            actions={actions}
            onSelect={({ label }) => {
              const current = handlers.current.rowActions?.(row.original) ?? noActions;
              const latest = current.find((action) => action !== false && action.label === label);
              if (latest) latest.onSelect();
            }}
          />
        </TableCell>
      )}
    </TableRow>
  );
}

/** Returns whether a click on a row targets a control in it, or ends a text selection. */
const isOnControl = (event: MouseEvent): boolean => {
  const target = event.target instanceof Element ? event.target : null;
  // Menus and dialogs are children of the row in React only.
  if (!target || !event.currentTarget.contains(target)) return true;
  if (target.closest('a, button, input, label, select') || isInPopover(target)) return true;
  return Boolean(getSelection()?.toString());
};

/**
 * Renders what a column says of a row. With `FlexRender` each new `cell` function is another component: focus and state in a
 * cell are lost when its columns change.
 */
function CellContent<Data extends RowData>({ cell }: { cell: Cell<TableFeatures, Data> }): ReactNode {
  const { cell: render } = cell.column.columnDef;
  return typeof render === 'function' ? render(cell.getContext()) : render;
}

interface ExpanderProps {
  isExpanded: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Expander({ isExpanded, onToggle, children }: ExpanderProps) {
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

interface RowMenuProps {
  label: string;
  actions: RowActions;
  onSelect: (action: RowAction) => void;
}

/** Renders the actions of a row; destructive ones come last, after a line. */
function RowMenu({ label, actions, onSelect }: RowMenuProps) {
  const offered = actions.filter((action) => action !== false);
  if (offered.length === 0) return null;
  const harmless = offered.filter(({ tone }) => tone !== 'danger');
  const destructive = offered.filter(({ tone }) => tone === 'danger');
  const item = (action: RowAction) => (
    <MenuItem key={action.label} tone={action.tone} disabled={action.disabled} onSelect={() => onSelect(action)}>
      {action.icon}
      {action.label}
    </MenuItem>
  );
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon-sm" aria-label={label} className="gh:text-subtle">
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {harmless.map(item)}
      {harmless.length > 0 && destructive.length > 0 && <MenuSeparator />}
      {destructive.map(item)}
    </Menu>
  );
}

'use client';
import { type ItemInstance, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FolderSearch from 'lucide-react/icons/folder-search';
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn';
import { EmptyState } from '../feedback/empty-state';
import { RetryButton } from '../feedback/retry-button';
import { Skeleton } from '../feedback/skeleton';
import { useDirection } from '../root';
import { cellAttributes, gridAttributes, rowAttributes } from '../table/grid-roles';
import { useWindow } from '../table/use-window';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import { loaderOf, type TreeNode, type TreeRow, top } from './tree-model';
import { complete, type LoadChildren, useLevels } from './use-levels';

/** An additional column. */
export interface TreeColumn<Node extends TreeNode> {
  id: string;
  title: string;
  render: (node: Node) => ReactNode;
  /**
   * Minimum width of the tree for this column: `some` 28 rem, `much` 48 rem, `most` 60 rem. Default: always visible.
   */
  room?: 'some' | 'much' | 'most';
  /** Whether it contains numbers, which are aligned at the end. Default false. */
  isNumber?: boolean;
}

/** A search result with the names of its ancestors. */
export interface TreeMatch<Node extends TreeNode> {
  node: Node;
  path: readonly string[];
}

export interface LazyTreeProps<Node extends TreeNode> {
  /** Accessible name and header of the first column: "Accounts". */
  label: string;
  loadChildren: LoadChildren<Node>;
  /** Ids of the expanded nodes. */
  expanded: ReadonlySet<string>;
  onExpand: (expanded: ReadonlySet<string>) => void;
  columns?: readonly TreeColumn<Node>[];
  /** Returns what replaces the columns in a tree that is too narrow for any. */
  summary?: (node: Node) => string;
  /** Renders buttons or a menu at the end of a row. */
  rowActions?: (node: Node) => ReactNode;
  /** Opens a node, by Enter or a click on its name. */
  onOpen?: (node: Node) => void;
  /** Search results, rendered as a flat list with paths instead of the tree. */
  matches?: readonly TreeMatch<Node>[];
  /** A new value refetches all expanded levels; they stay expanded. */
  refreshKey?: unknown;
  empty?: ReactNode;
}

const rowSize = 44;
const indent = 20;
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Renders a tree whose levels load when expanded, 50 nodes at a time; only visible rows are in the DOM. */
export function LazyTree<Node extends TreeNode>(props: LazyTreeProps<Node>) {
  const {
    label,
    loadChildren,
    expanded,
    onExpand,
    columns = [],
    summary,
    rowActions,
    onOpen,
    matches,
    refreshKey,
    empty,
  } = props;
  const texts = useKitTexts();
  const parts = usePartTexts();
  const isRtl = useDirection() === 'rtl';
  const scroller = useRef<HTMLDivElement>(null);
  const { levels, loadMore } = useLevels(loadChildren, expanded, refreshKey);
  const loader = useMemo(
    () => loaderOf(matches ? new Map([[top, { ...complete, nodes: matches.map(({ node }) => node) }]]) : levels),
    [levels, matches],
  );
  const expandedItems = useMemo(() => (matches ? [] : [...expanded]), [expanded, matches]);
  const tree = useTree<TreeRow<Node>>({
    rootItemId: top,
    dataLoader: loader,
    features: [syncDataLoaderFeature],
    getItemName: (item) => item.getId(),
    isItemFolder: (item) => {
      const row = item.getItemData();
      return !matches && row.kind === 'node' && row.node.hasChildren;
    },
    state: { expandedItems },
    setExpandedItems: (next) => onExpand(new Set(typeof next === 'function' ? next(expandedItems) : next)),
    scrollToItem: (item) => view.scrollTo(item.getItemMeta().index),
  });
  const read = useRef<typeof loader>(undefined);
  if (read.current !== loader) tree.scheduleRebuildTree();
  read.current = loader;
  const rows = tree.getItems();
  // The focused row may be gone.
  const active = Math.max(
    0,
    rows.findIndex((item) => item.isFocused()),
  );

  const view = useWindow({
    scroller: useCallback(() => scroller.current, []),
    sizes: useMemo(() => rows.map(() => rowSize), [rows]),
    padding: rowSize,
    overscan: 8,
    active,
  });

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const item = rows[active];
    // Keys inside a row's buttons are left to them.
    if (!item || !(event.target instanceof HTMLElement) || !event.target.dataset.row) return;
    const row = item.getItemData();
    const key = (isRtl && mirrored[event.key]) || event.key;
    const enter = () => {
      if (row.kind === 'node' && onOpen) onOpen(row.node);
      else if (row.kind === 'node') tree.getHotkeyPresets().expandOrDown.handler(event.nativeEvent, tree);
      else if (row.kind !== 'loading') loadMore(row.parent);
    };
    const move = Object.values(tree.getHotkeyPresets()).find(({ hotkey }) => hotkey === key);
    if (key !== 'Enter' && !move) return;
    event.preventDefault();
    if (key === 'Enter') return enter();
    if (key === 'ArrowRight' && !item.isFolder()) return;
    move?.handler(event.nativeEvent, tree);
  };

  if (rows.length === 0)
    return (
      empty ?? <EmptyState icon={<FolderSearch />} title={matches ? texts.noMatches : parts.chart.nothingToShow} />
    );

  return (
    <div className="gh:@container gh:min-w-0">
      <div
        ref={scroller}
        {...gridAttributes({
          role: 'treegrid',
          label,
          rows: rows.length + 1,
          columns: columns.length + (rowActions ? 2 : 1),
          onKeyDown: press,
        })}
        data-slot="lazy-tree"
        className="gh:relative gh:isolate gh:max-h-[70vh] gh:min-h-22 gh:overflow-auto gh:overscroll-contain gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:text-sm gh:shadow-low"
      >
        <div role="presentation" className="gh:relative" style={{ height: view.total }}>
          <div
            {...rowAttributes(1)}
            className="gh:sticky gh:top-0 gh:z-1 gh:flex gh:items-center gh:border-b gh:border-line gh:bg-surface gh:px-4 gh:text-xs gh:font-medium gh:text-subtle"
            style={{ height: rowSize }}
          >
            <span {...cellAttributes('columnheader', 1)} className={cn('gh:min-w-0 gh:flex-1', !matches && 'gh:ps-8')}>
              {label}
            </span>
            {columns.map((column, index) => (
              <span
                key={column.id}
                {...cellAttributes('columnheader', index + 2)}
                className={cn(cellLook(column), 'gh:whitespace-normal')}
              >
                {column.title}
              </span>
            ))}
            {rowActions && (
              <span className="gh:w-10" {...cellAttributes('columnheader', columns.length + 2)}>
                <span className="gh:sr-only">{parts.table.actions}</span>
              </span>
            )}
          </div>
          {view.items.map(({ index, start }) => {
            const item = rows[index];
            if (!item) return undefined;
            const row = item.getItemData();
            const level = item.getItemMeta().level + 1;
            return (
              <div
                key={row.id}
                ref={item.registerElement}
                {...rowAttributes(index + 2)}
                {...itemAttributes(item)}
                data-row={index}
                tabIndex={index === active ? 0 : -1}
                className="gh:absolute gh:inset-x-0 gh:flex gh:items-center gh:border-b gh:border-line gh:px-4 gh:last:border-b-0 gh:hover:bg-background gh:focus-visible:-outline-offset-2"
                style={{ top: start, height: rowSize }}
              >
                {row.kind === 'node' ? (
                  <NodeCells
                    row={row}
                    level={level}
                    isOpen={item.isExpanded()}
                    columns={columns}
                    summary={matches ? undefined : summary?.(row.node)}
                    rowActions={rowActions}
                    onOpen={onOpen}
                    path={matches?.[index]?.path}
                    onToggle={item.isExpanded() ? item.collapse : item.expand}
                  />
                ) : (
                  <LevelEnd row={row} level={level} onMore={() => loadMore(row.parent)} />
                )}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

const itemAttributes = <Node extends TreeNode>(item: ItemInstance<TreeRow<Node>>) => {
  const row = item.getItemData();
  return {
    'aria-level': item.getItemMeta().level + 1,
    'aria-posinset': row.kind === 'node' ? row.place : undefined,
    'aria-setsize': row.kind === 'node' ? row.count : undefined,
    'aria-expanded': item.isFolder() ? item.isExpanded() : undefined,
    onFocus: item.setFocused,
  };
};

const rooms = {
  some: 'gh:@max-[28rem]:hidden',
  much: 'gh:@max-[48rem]:hidden',
  most: 'gh:@max-[60rem]:hidden',
};
const cellLook = ({ room, isNumber = false }: Pick<TreeColumn<TreeNode>, 'room' | 'isNumber'>) =>
  cn(
    isNumber ? 'gh:pe-4 gh:text-end gh:tabular-nums' : 'gh:truncate gh:pe-2',
    'gh:w-32 gh:shrink-0 gh:ps-2',
    room && rooms[room],
  );

/** Deep levels of a narrow tree are indented less, since the name needs the room. */
const inset = (level: number) => ({ paddingInlineStart: `calc(${level - 1} * min(${indent}px, 3cqi))` });

interface NodeCellsProps<Node extends TreeNode> extends Pick<LazyTreeProps<Node>, 'columns' | 'rowActions' | 'onOpen'> {
  row: TreeRow<Node> & { kind: 'node' };
  level: number;
  isOpen: boolean;
  summary: string | undefined;
  path: readonly string[] | undefined;
  onToggle: () => void;
}

function NodeCells<Node extends TreeNode>({
  row,
  level,
  isOpen,
  columns = [],
  summary,
  rowActions,
  onOpen,
  path,
  onToggle,
}: NodeCellsProps<Node>) {
  const texts = usePartTexts().tree;
  const { node } = row;
  const title = (
    <span
      dir="auto"
      title={node.title}
      className={cn(
        'gh:font-medium gh:[text-align:match-parent] gh:[text-align:-webkit-match-parent]',
        // A row has room for two lines, of which the path is one.
        path?.length ? 'gh:line-clamp-1 gh:break-all' : 'gh:line-clamp-2 gh:wrap-anywhere',
        summary && 'gh:@max-[28rem]:line-clamp-1',
      )}
    >
      {node.title}
    </span>
  );
  return (
    <>
      <div
        {...cellAttributes('rowheader', 1)}
        className="gh:flex gh:min-w-0 gh:flex-1 gh:items-center gh:gap-1"
        style={inset(level)}
      >
        {!path && (
          <span className="gh:size-7 gh:shrink-0">
            {node.hasChildren && (
              <button
                type="button"
                tabIndex={-1}
                aria-label={isOpen ? texts.close(node.title) : texts.open(node.title)}
                className="gh:flex gh:size-7 gh:items-center gh:justify-center gh:rounded-sm gh:text-subtle gh:hover:bg-muted gh:[&>svg]:size-4"
                onClick={onToggle}
              >
                <ChevronRight
                  aria-hidden
                  className={cn('gh:transition-transform', isOpen ? 'gh:rotate-90' : 'gh:rtl:rotate-180')}
                />
              </button>
            )}
          </span>
        )}
        <span className="gh:min-w-0">
          {onOpen ? (
            <button
              type="button"
              tabIndex={-1}
              className="gh:flex gh:min-h-6 gh:max-w-full gh:items-center gh:rounded-sm gh:text-start gh:underline-offset-4 gh:hover:underline"
              onClick={() => onOpen(node)}
            >
              {title}
            </button>
          ) : (
            <span>{title}</span>
          )}
          {summary && (
            <span className="gh:hidden gh:truncate gh:text-xs gh:text-subtle gh:@max-[28rem]:block">{summary}</span>
          )}
          {path && path.length > 0 && (
            <span title={path.join(' / ')} className="gh:block gh:truncate gh:text-xs gh:text-subtle">
              {path.join(' / ')}
            </span>
          )}
        </span>
      </div>
      {columns.map((column, index) => (
        <div key={column.id} {...cellAttributes('gridcell', index + 2)} className={cellLook(column)}>
          {column.render(node)}
        </div>
      ))}
      {rowActions && (
        <div {...cellAttributes('gridcell', columns.length + 2)} className="gh:flex gh:w-10 gh:shrink-0 gh:justify-end">
          {rowActions(node)}
        </div>
      )}
    </>
  );
}

interface LevelEndProps {
  row: Exclude<TreeRow<TreeNode>, { kind: 'node' }>;
  level: number;
  onMore: () => void;
}

/** Renders the last row of a level: "Load more" for the next 50 nodes, or the error. */
function LevelEnd({ row, level, onMore }: LevelEndProps) {
  const texts = useKitTexts();
  const labels = usePartTexts().tree;
  return (
    <div
      {...cellAttributes('gridcell', 1)}
      className="gh:flex gh:min-w-0 gh:flex-1 gh:items-center gh:gap-3 gh:ps-8"
      style={inset(level)}
    >
      {row.kind === 'loading' && <Skeleton className="gh:w-40 gh:max-w-full" />}
      {row.kind === 'more' && (
        <Button variant="link" tabIndex={-1} onClick={onMore}>
          {labels.more}
        </Button>
      )}
      {row.kind === 'failed' && (
        <>
          <span role="alert" className="gh:truncate gh:text-danger">
            {texts.describeError(row.error)}
          </span>
          <RetryButton error={row.error} onRetry={onMore} tabIndex={-1} />
        </>
      )}
    </div>
  );
}

'use client';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { watchSize } from '../browser';
import { EmptyState } from '../feedback/empty-state';
import { Checkbox } from '../form/checkbox';
import { SearchBox } from '../form/search-box';
import { Select } from '../form/select';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import { MatrixGrid } from './matrix-grid';
import {
  type ChangedBox,
  type LockedReason,
  linesOf,
  type MatrixChange,
  type MatrixColumn,
  type MatrixGroup,
  type MatrixValue,
} from './matrix-model';

export interface PermissionMatrixProps {
  /** Accessible name: "Permissions by role". */
  label: string;
  /** Singular name of a column: "Role". Labels the column select on narrow screens. */
  columnLabel: string;
  /** Singular name of a row: "Permission". Header of the first column. */
  rowLabel: string;
  columns: readonly MatrixColumn[];
  groups: readonly MatrixGroup[];
  value: MatrixValue;
  /** Called with the changed boxes; `applyChanges` applies them to a value. */
  onChange: (changes: MatrixChange[]) => void;
  /** Returns the reason why a box is locked. Default: no box is. */
  locked?: LockedReason;
  /** Returns whether a box is not saved, which it then shows. Default: none is. */
  isChanged?: ChangedBox;
  /** Offers a filter for rows in which the columns differ. Default: true from two columns on. */
  compare?: boolean;
  /** Disables all changes. Default false. */
  readOnly?: string;
  /** Opens a row by a click on its title, or by Enter on one of its boxes. */
  onOpenRow?: (rowId: string) => void;
  /** Buttons at the end of the toolbar. */
  actions?: ReactNode;
}

const unlocked: LockedReason = () => undefined;

/** Width in pixels below which one column is rendered at a time. */
const narrowBelow = 560;

/**
 * Renders a box for every row and column; only visible boxes are in the DOM. Boxes of headings and columns toggle all
 * matching rows. Arrow keys move, Space toggles.
 */
export function PermissionMatrix({
  label,
  columnLabel,
  rowLabel,
  columns,
  groups,
  value,
  onChange,
  locked = unlocked,
  isChanged,
  compare = columns.length > 1,
  readOnly,
  onOpenRow,
  actions,
}: PermissionMatrixProps) {
  const texts = useKitTexts();
  const { matrix: labels, table } = usePartTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [single, setSingle] = useState(columns[0]?.id);
  const isNarrow = useIsNarrow(frame);
  const visibleColumns = useMemo(
    () => (isNarrow ? columns.filter(({ id }, index) => (single ? id === single : index === 0)) : columns),
    [isNarrow, columns, single],
  );
  const lines = useMemo(
    () => linesOf(groups, columns, value, { search, onlyDifferences: compare && onlyDifferences }),
    [groups, columns, value, search, compare, onlyDifferences],
  );
  const reasonOf = useMemo<LockedReason>(() => (readOnly === undefined ? locked : () => readOnly), [readOnly, locked]);

  return (
    <div ref={frame} data-slot="permission-matrix" className="gh:grid gh:min-w-0 gh:gap-3">
      <div className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-4 gh:gap-y-2">
        {isNarrow && columns.length > 1 && (
          <div className="gh:w-full">
            <Select aria-label={columnLabel} value={single} onChange={(event) => setSingle(event.target.value)}>
              {columns.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </div>
        )}
        <SearchBox label={label} value={search} onChange={setSearch} />
        {compare && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
          <label className="gh:flex gh:items-center gh:gap-2 gh:text-sm">
            <Checkbox checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)} />
            {labels.onlyDifferences}
          </label>
        )}
        {actions && <div className="gh:ms-auto gh:flex gh:gap-2">{actions}</div>}
      </div>
      {lines.length === 0 ? (
        <div className="gh:rounded-lg gh:border gh:border-line gh:bg-surface">
          <EmptyState
            title={onlyDifferences && !search ? labels.noDifferences : texts.noMatches}
            description={onlyDifferences && !search ? undefined : table.noMatchesHint}
          />
        </div>
      ) : (
        <MatrixGrid
          label={label}
          rowLabel={rowLabel}
          lines={lines}
          value={value}
          onChange={onChange}
          isNarrow={isNarrow}
          onOpenRow={onOpenRow}
          columns={visibleColumns}
          locked={reasonOf}
          isChanged={isChanged}
        />
      )}
    </div>
  );
}

const useIsNarrow = (frame: { current: HTMLElement | null }) => {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => setIsNarrow(element.clientWidth < narrowBelow);
    look();
    return watchSize(look, element);
  }, [frame]);
  return isNarrow;
};

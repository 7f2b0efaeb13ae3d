'use client';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Popover } from '../../kit/overlay/popover';
import { CellNames } from '../../kit/table/cell-text';
import { VisuallyHidden } from '../../kit/visually-hidden';

interface CellPopoverProps {
  /** Accessible name: the field and its user. */
  label: string;
  /** Content of the cell. */
  names: readonly string[];
  /** Replaces the names in a table row. */
  summary?: string;
  children: (close: () => void) => ReactNode;
}

/** Renders a cell whose text opens its editor. */
export function CellPopover({ label, names, summary, children }: CellPopoverProps) {
  return (
    <Popover
      label={label}
      className="gh:w-80 gh:overflow-visible gh:p-4"
      trigger={
        <button
          type="button"
          className="gh:group gh:relative gh:-my-0.5 gh:inline-flex gh:max-w-full gh:items-center gh:gap-1 gh:rounded-sm gh:py-0.5 gh:text-start gh:text-subtle gh:underline-offset-4 gh:hover:text-body gh:hover:underline"
        >
          <CellNames summary={summary} className="gh:@max-sm:text-end">
            {names}
          </CellNames>
          <VisuallyHidden>. {label}</VisuallyHidden>
          <ChevronDown
            aria-hidden
            // In the padding of the cell, whose width is the text's.
            className="gh:size-3.5 gh:shrink-0 gh:opacity-60 gh:@sm:absolute gh:@sm:start-full gh:@sm:ms-0.5 gh:group-hover:opacity-100 gh:group-focus-visible:opacity-100"
          />
        </button>
      }
    >
      {children}
    </Popover>
  );
}

import type { Box } from './matrix-model';

interface MatrixBoxProps {
  box: Box;
  label: string;
  line: number;
  column: number;
  /** It is the one box that Tab reaches. */
  isActive: boolean;
  onSelect: () => void;
}

const checked = { on: true, off: false, mixed: 'mixed' } as const;

const look = [
  'gh:relative gh:block gh:size-4 gh:cursor-pointer gh:rounded-[4px] gh:border gh:border-control gh:bg-surface gh:after:absolute gh:after:-inset-2 gh:before:absolute gh:forced-colors:forced-color-adjust-none',
  'gh:data-[state=on]:border-primary gh:data-[state=on]:bg-primary gh:data-[state=mixed]:border-primary gh:data-[state=mixed]:bg-primary',
  'gh:data-[state=on]:before:top-px gh:data-[state=on]:before:left-[4.5px] gh:data-[state=on]:before:h-2.5 gh:data-[state=on]:before:w-1.25 gh:data-[state=on]:before:rotate-45 gh:data-[state=on]:before:border-r-2 gh:data-[state=on]:before:border-b-2 gh:before:border-on-primary',
  'gh:data-[state=mixed]:before:inset-x-[3px] gh:data-[state=mixed]:before:top-[6px] gh:data-[state=mixed]:before:h-0.5 gh:data-[state=mixed]:before:bg-on-primary',
  'gh:aria-disabled:cursor-not-allowed gh:aria-disabled:opacity-45',
].join(' ');

const asCheckbox = ({ state, reason }: Box, label: string, onClick: () => void) => ({
  role: 'checkbox',
  'aria-checked': checked[state],
  'aria-disabled': reason ? true : undefined,
  'aria-label': label,
  onClick,
});

/**
 * A checkbox of one element, whose mark is made of borders: hundreds of them are in view at once. The keyboard is that of
 * the grid.
 */
export function MatrixBox({ box, label, line, column, isActive, onSelect }: MatrixBoxProps) {
  const { state, reason } = box;
  return (
    <span
      {...asCheckbox(box, reason ? `${label}. ${reason}` : label, onSelect)}
      tabIndex={isActive ? 0 : -1}
      data-place={`${line} ${column}`}
      data-state={state}
      title={reason}
      className={look}
    />
  );
}

import type { Box } from './matrix-model';

interface MatrixBoxProps {
  box: Box;
  label: string;
  line: number;
  column: number;
  /** Says that its state is not saved, beside a dashed frame. */
  unsaved?: string;
  /** Whether it is the one box in the tab order. */
  isActive: boolean;
  onSelect: () => void;
}

const checked = { on: true, off: false, mixed: 'mixed' } as const;

const look =
  'gh:flex gh:size-4 gh:items-center gh:justify-center gh:rounded-[4px] gh:border gh:forced-colors:forced-color-adjust-none gh:group-aria-disabled:opacity-45';
const looks = {
  on: 'gh:border-primary gh:bg-primary gh:before:mb-0.5 gh:before:h-2.5 gh:before:w-1.25 gh:before:rotate-45 gh:before:border-r-2 gh:before:border-b-2 gh:before:border-on-primary',
  mixed: 'gh:border-primary gh:bg-primary gh:before:h-0.5 gh:before:w-2 gh:before:bg-on-primary',
  off: 'gh:border-control gh:bg-surface',
};

// An outline stays in forced colors.
const unsavedLook = 'gh:outline-2 gh:outline-offset-3 gh:outline-dashed gh:outline-warning';

const asCheckbox = ({ state, reason }: Box, label: string, onClick: () => void) => ({
  role: 'checkbox',
  'aria-checked': checked[state],
  'aria-disabled': reason ? true : undefined,
  'aria-label': label,
  onClick,
});

/**
 * Renders a checkbox whose mark is made of borders: with hundreds in view, positioned elements would each be painted as
 * a layer. The grid handles its keys.
 */
export function MatrixBox({ box, label, line, column, unsaved, isActive, onSelect }: MatrixBoxProps) {
  const { state, reason } = box;
  return (
    <span
      {...asCheckbox(box, reason ? `${label}. ${reason}` : label, onSelect)}
      tabIndex={isActive ? 0 : -1}
      data-place={`${line} ${column}`}
      data-state={state}
      title={reason ?? unsaved}
      className="gh:group gh:-m-2 gh:block gh:cursor-pointer gh:rounded gh:p-2 gh:focus-visible:-outline-offset-6 gh:aria-disabled:cursor-not-allowed"
    >
      <span className={`${look} ${looks[state]} ${unsaved ? unsavedLook : ''}`} />
    </span>
  );
}

'use client';
import type * as users from '@gatehouse/sdk/users';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { createContext, useContext } from 'react';
import { CellText } from '../../kit/cell-text';
import { chunk, useChunk } from '../../kit/chunk';
import { Popover } from '../../kit/popover';
import { Skeleton } from '../../kit/skeleton';
import { useKitTexts } from '../../kit/texts';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useAdminTexts } from '../texts';
import type { HoldingsEditorProps } from './holdings-editor';
import { userName } from './user-state';

const editor = chunk(() => import('./holdings-editor'));

/** Names of roles and groups by id; those of a page come after its rows. */
interface HoldingNames extends Readonly<Record<users.Holding, ReadonlyMap<string, string>>> {
  /** More names are on their way: an id without one is left out so far. */
  isLoading: boolean;
}

const none: ReadonlyMap<string, string> = new Map();

/**
 * Gives cells the names of what users hold. They are no part of the columns: with other columns every row would be rendered
 * again.
 */
export const HoldingNamesContext = createContext<HoldingNames>({ roles: none, groups: none, isLoading: false });

export const idsOf = ({ roleIds, groupIds }: users.ListedUser, kind: users.Holding): string[] | undefined =>
  kind === 'roles' ? roleIds : groupIds;

interface HoldingsCellProps {
  user: users.ListedUser;
  kind: users.Holding;
  canEdit: boolean;
}

/** Roles or groups of a user, as text or as a button that changes them; a dash where they may not be read. */
export function HoldingsCell({ user, kind, canEdit }: HoldingsCellProps) {
  const texts = useAdminTexts('users');
  const names = useContext(HoldingNamesContext);
  const ids = idsOf(user, kind);
  const found = ids?.map((id) => names[kind].get(id) ?? (names.isLoading ? '' : id)).filter(Boolean);
  const text = ids?.length === 0 ? texts.none : found?.join(', ');
  if (text === undefined || !canEdit) return <CellText className="gh:text-subtle">{text ?? '–'}</CellText>;
  return <EditableCell {...{ user, kind, text }} />;
}

interface EditableCellProps extends Omit<HoldingsCellProps, 'canEdit'> {
  /** What the user holds, in words. */
  text: string;
}

function EditableCell({ user, kind, text }: EditableCellProps) {
  const texts = useAdminTexts('users');
  const label = texts.changeHoldings[kind](userName(user));
  return (
    <Popover
      label={label}
      className="gh:w-80 gh:overflow-visible gh:p-4"
      trigger={
        <button
          type="button"
          className="gh:group gh:-my-0.5 gh:inline-flex gh:max-w-full gh:items-center gh:gap-1 gh:rounded-sm gh:py-0.5 gh:text-start gh:text-subtle gh:underline-offset-4 gh:hover:text-body gh:hover:underline"
        >
          <CellText className="gh:@max-sm:text-end">{text}</CellText>
          <VisuallyHidden>. {label}</VisuallyHidden>
          <ChevronDown
            aria-hidden
            className="gh:size-3.5 gh:shrink-0 gh:opacity-60 gh:group-hover:opacity-100 gh:group-focus-visible:opacity-100"
          />
        </button>
      }
    >
      {(close) => <Editor {...{ user, kind }} onClose={close} />}
    </Popover>
  );
}

function Editor(props: HoldingsEditorProps) {
  const { Part, hasFailed } = useChunk(editor);
  const kit = useKitTexts();
  if (Part) return <Part {...props} />;
  return hasFailed ? <p role="alert">{kit.loadFailed}</p> : <Skeleton className="gh:h-control" />;
}

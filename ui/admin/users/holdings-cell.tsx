'use client';
import type * as users from '@gatehouse/sdk/users';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { chunk, useChunk } from '../../kit/chunk';
import { Popover } from '../../kit/popover';
import { Skeleton } from '../../kit/skeleton';
import { useKitTexts } from '../../kit/texts';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useAdminTexts } from '../texts';
import type { HoldingsEditorProps } from './holdings-editor';
import { userName } from './user-state';

const editor = chunk(() => import('./holdings-editor'));

interface HoldingsCellProps {
  user: users.ListedUser;
  kind: users.Holding;
  /** What the user holds, in words. */
  text: string;
}

/** Roles or groups of a user, which can be changed in the cell. */
export function HoldingsCell({ user, kind, text }: HoldingsCellProps) {
  const texts = useAdminTexts('users');
  const label = texts.changeHoldings[kind](userName(user));
  return (
    <Popover
      label={label}
      className="gh:w-80 gh:overflow-visible gh:p-4"
      trigger={
        <button
          type="button"
          className="gh:group gh:inline-flex gh:max-w-full gh:items-center gh:gap-1 gh:rounded-sm gh:text-start gh:text-subtle gh:underline-offset-4 gh:hover:text-body gh:hover:underline"
        >
          {text}
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

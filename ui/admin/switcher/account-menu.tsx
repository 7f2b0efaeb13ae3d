'use client';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Avatar } from '../../kit/display/avatar';
import { Popover } from '../../kit/overlay/popover';
import { useSession } from '../../react/session';
import { useTexts } from '../../react/texts';
import { AccountList, type AccountListProps } from './account-list';

export interface AccountMenuProps extends Pick<AccountListProps, 'guard'> {
  /** Rendered below the name of the account. */
  caption?: string;
  /** Rendered until the account is known. */
  fallback: string;
}

/** Renders the current account; with two or more accounts as a menu to switch between them. */
export function AccountMenu({ caption, fallback, guard }: AccountMenuProps) {
  const { common } = useTexts();
  const session = useSession();
  const tenants = session.status === 'authenticated' ? session.tenants : undefined;
  const name = tenants?.activeTenant?.name;
  const content = (
    <>
      <Avatar name={name ?? fallback} className="gh:rounded" />
      <span className="gh:min-w-0 gh:text-start">
        <span className="gh:block gh:truncate gh:text-sm gh:font-medium">{name ?? fallback}</span>
        {caption && name && <span className="gh:block gh:truncate gh:text-xs gh:text-subtle">{caption}</span>}
      </span>
    </>
  );
  if (!name || (tenants?.tenants.length ?? 0) < 2) {
    return <span className="gh:flex gh:min-w-0 gh:items-center gh:gap-3">{content}</span>;
  }
  return (
    <Popover
      label={common.switchAccount}
      className="gh:w-72 gh:max-w-[calc(100vw-2rem)]"
      trigger={
        <button
          type="button"
          aria-label={common.switchFrom(caption ? `${name}, ${caption}` : name)}
          className="gh:-ms-2 gh:flex gh:min-w-0 gh:items-center gh:gap-3 gh:rounded gh:px-2 gh:py-1 gh:text-body gh:hover:bg-muted"
        >
          {content}
          <ChevronsUpDown aria-hidden className="gh:size-4 gh:shrink-0 gh:text-subtle" />
        </button>
      }
    >
      {(close) => <AccountList guard={guard} onClose={close} />}
    </Popover>
  );
}

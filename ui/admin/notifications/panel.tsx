'use client';
import * as metadata from '@gatehouse/sdk/metadata';
import type { NotificationMessage } from '@gatehouse/sdk/notifications';
import { useQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up';
import BellIcon from 'lucide-react/icons/bell';
import CheckCheck from 'lucide-react/icons/check-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Waypoints from 'lucide-react/icons/waypoints';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { Badge } from '../../kit/display/badge';
import { EmptyState } from '../../kit/feedback/empty-state';
import { LoadingStatus } from '../../kit/feedback/loading-status';
import { RetryButton } from '../../kit/feedback/retry-button';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Menu, MenuItem } from '../../kit/overlay/menu';
import { useKitTexts } from '../../kit/texts';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useUser } from '../../react/session';
import { useTexts } from '../../react/texts';
import { FormatsProvider, useFormats } from '../archetypes/formats/formats';
import { SeverityBadge, type SeverityLevel } from '../archetypes/formats/severity-badge';
import { useAdminTexts } from '../texts';
import { chosenMessages, type MessageFilter, statusOf } from './changes';
import { mayChangeMessages } from './rights';
import type { Messages } from './use-messages';

const PAGE = 20;

const filters: readonly MessageFilter[] = ['all', 'unread', 'archived'];

const levels: Readonly<Record<string, SeverityLevel>> = {
  medium: 'medium',
  high: 'high',
  critical: 'critical',
  error: 'critical',
};

interface PanelProps {
  messages: Messages;
  onFollow?: (hash: string) => boolean;
  /** Closes the surrounding panel or drawer. */
  onDone: () => void;
  /** Renders the title; a drawer has its own. */
  isTitled?: boolean;
}

/** Renders the user's messages, pinned ones first, 20 at a time. Arrow keys move between them. */
export function Panel(props: PanelProps) {
  // The bell is outside of the pages, which provide the formats.
  return (
    <FormatsProvider>
      <MessageList {...props} />
    </FormatsProvider>
  );
}

function MessageList({ messages, onFollow, onDone, isTitled = false }: PanelProps) {
  const texts = useAdminTexts('frame').notifications;
  const kit = useKitTexts();
  const mayChange = mayChangeMessages(useUser());
  const [filter, setFilter] = useState<MessageFilter>('all');
  const [count, setCount] = useState(PAGE);
  const { data: columns } = useQuery(useCapability(metadata).notifications());
  const isVisible = (field: string) => columns?.properties?.find(({ name }) => name === field)?.showInTable !== false;

  const { messages: all, error, refetch, more } = messages;
  const chosen = all && chosenMessages(all, filter);
  const visible = chosen?.slice(0, count);
  const hasMore = chosen && (chosen.length > count || more);
  const hasUnread = all?.some((message) => statusOf(message) === 'unread') ?? false;
  const loadMore = () => {
    setCount(count + PAGE);
    if (chosen && chosen.length <= count + PAGE) more?.();
  };

  return (
    <div>
      <div className="gh:sticky gh:top-0 gh:z-1 gh:grid gh:gap-2 gh:border-b gh:border-line gh:bg-raised gh:px-4 gh:pt-3 gh:pb-2">
        {(isTitled || (mayChange && hasUnread)) && (
          <div className="gh:flex gh:min-h-8 gh:items-center gh:justify-between gh:gap-3">
            {isTitled && <h2 className="gh:text-sm gh:font-medium">{texts.title}</h2>}
            {mayChange && hasUnread && (
              <Button variant="ghost" size="sm" className="gh:-me-2 gh:ms-auto" onClick={messages.markAllRead}>
                <CheckCheck aria-hidden />
                {texts.markAllRead}
              </Button>
            )}
          </div>
        )}
        <fieldset aria-label={texts.show} className="gh:flex gh:gap-1">
          {filters.map((option) => (
            <Button
              key={option}
              variant={option === filter ? 'secondary' : 'ghost'}
              size="sm"
              aria-pressed={option === filter}
              onClick={() => {
                setFilter(option);
                setCount(PAGE);
              }}
            >
              {texts.filters[option]}
            </Button>
          ))}
        </fieldset>
      </div>
      {!visible ? (
        error ? (
          <EmptyState
            role="alert"
            icon={<TriangleAlert />}
            title={kit.loadFailed}
            description={kit.describeError(error)}
            action={<RetryButton error={error} onRetry={refetch} />}
          />
        ) : (
          <div className="gh:grid gh:gap-3 gh:p-4">
            <LoadingStatus />
            <Skeleton className="gh:h-control" />
            <Skeleton className="gh:h-control" />
          </div>
        )
      ) : visible.length === 0 ? (
        <EmptyState icon={<BellIcon />} title={texts.empty[filter]} />
      ) : (
        <>
          <ul aria-label={texts.filters[filter]} onKeyDownCapture={moveBetweenMessages}>
            {visible.map((message) => (
              <Message
                key={message.id}
                message={message}
                messages={messages}
                mayChange={mayChange}
                isVisible={isVisible}
                onFollow={onFollow}
                onDone={onDone}
              />
            ))}
          </ul>
          {hasMore && (
            <div className="gh:p-2 gh:text-center">
              <Button variant="ghost" size="sm" onClick={loadMore}>
                {texts.more}
              </Button>
            </div>
          )}
        </>
      )}
      <p className="gh:border-t gh:border-line gh:px-4 gh:py-2.5 gh:text-xs gh:text-subtle">{texts.why}</p>
    </div>
  );
}

/** Moves the focus with the up and down keys to the menu of the previous or next message. */
const moveBetweenMessages = (event: KeyboardEvent<HTMLUListElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const active = document.activeElement;
  if (!step || !(active instanceof HTMLElement)) return;
  const menus = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-haspopup=menu]')];
  const at = menus.indexOf(active);
  if (at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  menus[at + step]?.focus();
};

interface MessageProps extends Pick<PanelProps, 'messages' | 'onFollow' | 'onDone'> {
  message: NotificationMessage;
  mayChange: boolean;
  isVisible: (field: string) => boolean;
}

function Message({ message, messages, mayChange, isVisible, onFollow, onDone }: MessageProps) {
  const texts = useAdminTexts('frame').notifications;
  const { language } = useTexts();
  const identity = useIdentity();
  const { id, title, body, severity, url, createdAt, isPinned } = message;
  const status = statusOf(message);
  const name = title || texts.untitled;
  // Links of the vendor are untrusted as well.
  const target = identity.safeRedirect(url);
  const level = levels[severity?.toLowerCase() ?? ''];
  return (
    <li
      className={cn(
        'gh:group gh:relative gh:border-b gh:border-line gh:last:border-0 gh:hover:bg-muted',
        status === 'unread' &&
          'gh:before:absolute gh:before:inset-y-0 gh:before:start-0 gh:before:w-0.5 gh:before:bg-primary',
      )}
    >
      <article aria-label={name} className="gh:px-4 gh:py-2">
        <div className="gh:flex gh:items-start gh:gap-x-3">
          <p className={cn('gh:min-w-0 gh:flex-1 gh:pt-0.5 gh:wrap-anywhere', status === 'unread' && 'gh:font-medium')}>
            {status === 'unread' && <VisuallyHidden>{texts.unread} </VisuallyHidden>}
            <bdi>{name}</bdi>
          </p>
          {createdAt && isVisible('createdAt') && <Time at={createdAt} language={language} />}
        </div>
        <div className="gh:flex gh:items-end gh:gap-x-3">
          <p className="gh:flex gh:min-h-8 gh:min-w-0 gh:flex-1 gh:items-center gh:gap-2 gh:text-xs gh:text-subtle gh:wrap-anywhere">
            {isPinned && <Badge>{texts.pinned}</Badge>}
            {level && severity && isVisible('severity') && (
              <SeverityBadge level={level}>{texts.severities[severity.toLowerCase()] ?? severity}</SeverityBadge>
            )}
            {body && (
              <bdi className="gh:line-clamp-2 gh:min-w-0" title={body}>
                {body}
              </bdi>
            )}
          </p>
          <MessageMenu
            message={message}
            messages={messages}
            mayChange={mayChange}
            target={target}
            onFollow={() => {
              if (mayChange && status === 'unread') messages.setStatus(id, 'read');
              if (target?.hash && onFollow?.(target.hash)) return onDone();
              if (target) location.assign(target.href);
            }}
          />
        </div>
      </article>
    </li>
  );
}

interface MessageMenuProps extends Pick<MessageProps, 'message' | 'messages' | 'mayChange'> {
  /** Where the event is sent; undefined if the link must not be followed. */
  target: URL | undefined;
  onFollow: () => void;
}

/** Renders the actions of a message: read, pin, follow, archive, or their opposites. */
function MessageMenu({ message, messages, mayChange, target, onFollow }: MessageMenuProps) {
  const texts = useAdminTexts('frame').notifications;
  const { id, title, isPinned } = message;
  const status = statusOf(message);
  if (!mayChange && !target) return null;
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          className="gh:-me-2 gh:text-subtle"
          aria-label={texts.actionsFor(title || texts.untitled)}
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {mayChange && status !== 'archived' && (
        <MenuItem onSelect={() => messages.setStatus(id, status === 'unread' ? 'read' : 'unread')}>
          {status === 'unread' ? <MailOpen aria-hidden /> : <Mail aria-hidden />}
          {status === 'unread' ? texts.markRead : texts.markUnread}
        </MenuItem>
      )}
      {mayChange && (
        <MenuItem onSelect={() => messages.pin(id, !isPinned)}>
          {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          {isPinned ? texts.unpin : texts.pin}
        </MenuItem>
      )}
      {target && (
        <MenuItem href={target.href} onSelect={onFollow}>
          <Waypoints aria-hidden />
          {texts.follow}
        </MenuItem>
      )}
      {mayChange && (
        <MenuItem onSelect={() => messages.setStatus(id, status === 'archived' ? 'read' : 'archived')}>
          {status === 'archived' ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          {status === 'archived' ? texts.restore : texts.archive}
        </MenuItem>
      )}
    </Menu>
  );
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function Time({ at, language }: { at: string; language: string }) {
  const { full } = useFormats();
  const time = Date.parse(at);
  if (Number.isNaN(time)) return null;
  const ago = time - Date.now();
  const [unit, size] = units.find(([, length]) => Math.abs(ago) >= length) ?? ['minute', 60_000];
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return (
    <time dateTime={new Date(time).toISOString()} title={full(time)} className="gh:pt-1 gh:text-xs gh:text-subtle">
      {relative.format(Math.round(ago / size), unit)}
    </time>
  );
}

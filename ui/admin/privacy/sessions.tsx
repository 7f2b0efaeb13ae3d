'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import * as sessions from '@gatehouse/sdk/sessions';
import { useQuery } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { Badge } from '../../kit/display/badge';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useFormats } from '../archetypes/formats/formats';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import type { SessionTask } from './session-dialogs';
import { useSessionName } from './use-session-name';

const dialogs = lazyPart(async () => ({ default: (await import('./dialogs')).SessionDialogs }));

const icons = { phone: <Smartphone />, tablet: <Tablet />, computer: <Monitor /> };

interface SessionsProps {
  page: AdminPageId;
  isEditable: boolean;
  onNotMe: (session: sessions.LoginSession) => void;
}

/** Renders the user's sessions, the current one first. */
export function Sessions({ page, isEditable, onNotMe }: SessionsProps) {
  const { sessions: texts } = useAdminTexts('privacy');
  const name = useSessionName();
  const kinds = useColumnKinds<sessions.LoginSession>();
  const view = useListView(page, { pageSize: 10 });
  const tasks = useTask<SessionTask>();
  const source = useQuery(useCapability(sessions).list());
  const { moment } = useFormats();
  /** Devices of the same name are told apart by what else is known of them. */
  const label = (session: sessions.LoginSession) => {
    const own = name(session);
    const isOnly = (source.data ?? []).filter((other) => name(other) === own).length === 1;
    const detail = session.current ? texts.current : session.createdAt && moment(session.createdAt);
    return isOnly || !detail ? own : `${own} · ${detail}`;
  };
  const hasOthers = (source.data?.length ?? 0) > 1;
  const columns = useMemo(
    () => [
      kinds.other('device', {
        header: texts.device,
        value: name,
        fixed: true,
        sortable: false,
        cell: (session) => (
          <span className="gh:inline-flex gh:items-center gh:gap-3 gh:align-middle">
            <span aria-hidden className="gh:text-subtle gh:[&_svg]:size-5">
              {icons[sessions.deviceOf(session.userAgent).kind]}
            </span>
            <span className="gh:inline-flex gh:flex-wrap gh:items-center gh:gap-x-2 gh:gap-y-1 gh:text-start">
              {name(session)}
              {session.current && <Badge tone="success">{texts.current}</Badge>}
              {session.impersonated && <Badge tone="warning">{texts.impersonated}</Badge>}
            </span>
          </span>
        ),
      }),
      kinds.other('ipAddress', {
        header: texts.address,
        value: ({ ipAddress }) => ipAddress ?? '',
        fixed: true,
        sortable: false,
        cell: ({ ipAddress }) => <bdi dir="ltr">{ipAddress ?? '–'}</bdi>,
      }),
      kinds.date('createdAt', {
        header: texts.started,
        value: ({ createdAt }) => createdAt,
        hasTime: true,
        fixed: true,
        sortable: false,
      }),
    ],
    [kinds, texts, name],
  );
  return (
    <ListPage
      level="section"
      title={texts.title}
      description={texts.text}
      search={false}
      pageSizes={[10]}
      action={
        isEditable && (
          <>
            {hasOthers && (
              <Button variant="secondary" onClick={() => tasks.start({ do: 'others' })}>
                {texts.endOthers}
              </Button>
            )}
            <Button variant="ghost" onClick={() => tasks.start({ do: 'all' })}>
              {texts.endAll}
            </Button>
          </>
        )
      }
      source={source}
      view={view}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={label}
      rowActions={(session) => [
        isEditable &&
          !session.current && {
            label: texts.notMe,
            icon: <ShieldAlert aria-hidden />,
            onSelect: () => onNotMe(session),
          },
        isEditable && {
          label: texts.end,
          icon: <LogOut aria-hidden className="gh:rtl:-scale-x-100" />,
          tone: 'danger',
          onSelect: () => tasks.start(session.current ? { do: 'own' } : { do: 'one', session }),
        },
      ]}
      empty={{ icon: <Monitor />, title: texts.emptyTitle, text: texts.empty }}
    >
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} />}
      </Tasks>
    </ListPage>
  );
}

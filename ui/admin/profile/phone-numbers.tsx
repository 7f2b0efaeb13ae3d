'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import * as phoneNumbers from '@gatehouse/sdk/phone-numbers';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import type { PhoneTask } from './phone-dialogs';

const dialogs = lazyPart(async () => ({ default: (await import('./dialogs')).PhoneDialogs }));

interface PhoneNumbersProps {
  page: AdminPageId;
  isEditable: boolean;
}

/** Renders additional phone numbers of the user, each verified by a code. */
export function PhoneNumbers({ page, isEditable }: PhoneNumbersProps) {
  const { numbers: texts } = useAdminTexts('profile');
  const kinds = useColumnKinds<phoneNumbers.PhoneNumber>();
  const view = useListView(page, { pageSize: 10 });
  const tasks = useTask<PhoneTask>();
  const { list } = useCapability(phoneNumbers);
  const columns = useMemo(
    () => [
      kinds.other('phoneNumber', {
        header: texts.number,
        value: ({ phoneNumber }) => phoneNumber,
        cell: ({ phoneNumber }) => <bdi dir="ltr">{phoneNumber}</bdi>,
        fixed: true,
        sortable: false,
      }),
      kinds.badge('verified', {
        header: texts.status,
        value: ({ verified }) =>
          verified ? { label: texts.verified, tone: 'success' } : { label: texts.unverified, tone: 'warning' },
        fixed: true,
        sortable: false,
      }),
    ],
    [kinds, texts],
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
          <Button variant="secondary" onClick={() => tasks.start({ do: 'add' })}>
            <Plus aria-hidden />
            {texts.add}
          </Button>
        )
      }
      source={list({ page: view.query.page, pageSize: view.query.pageSize })}
      view={view}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ phoneNumber }) => phoneNumber}
      rowActions={(phone) => [
        isEditable &&
          !phone.verified && {
            label: texts.verify,
            icon: <BadgeCheck aria-hidden />,
            onSelect: () => tasks.start({ do: 'verify', phone }),
          },
        isEditable && {
          label: texts.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          onSelect: () => tasks.start({ do: 'remove', phone }),
        },
      ]}
      empty={{ icon: <Phone />, title: texts.emptyTitle, text: texts.empty }}
    >
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} />}
      </Tasks>
    </ListPage>
  );
}

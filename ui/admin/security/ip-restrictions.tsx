'use client';
import * as metadata from '@gatehouse/sdk/metadata';
import * as restrictions from '@gatehouse/sdk/restrictions';
import { useQuery } from '@tanstack/react-query';
import Network from 'lucide-react/icons/network';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useMemo } from 'react';
import { boolean, enum as enumOf, object } from 'zod/mini';
import { Button } from '../../kit/button/button';
import { RadioGroupField } from '../../kit/form/choice-fields';
import { SwitchField } from '../../kit/form/switch';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import type { IpTask } from './ip-dialogs';
import { Proposed } from './limited';
import { IpTest } from './restriction-test';

const Settings = object({ isActive: boolean(), strategy: enumOf(restrictions.restrictionTypes) });

const pageSizes = [4, 10, 50];
const { pageSize } = restrictions.firstIpPage;

const dialogs = lazyPart(async () => ({ default: (await import('./dialogs')).IpDialogs }));

/** Renders the restrictions on the IP addresses from which the account can be used. */
export default function IpRestrictions() {
  const { ips: texts } = useAdminTexts('security');
  const { on, off } = useAdminTexts('security');
  const may = useRights('security');
  const { ipConfig, saveIpConfig } = useCapability(restrictions);
  const ipQuery = useQuery(useCapability(metadata).currentIp());
  const config = useQuery(ipConfig());
  const ip = ipQuery.data?.ip;
  const strategy = restrictions.restrictionTypeOf(config.data?.strategy);
  const tasks = useTask<IpTask>();

  return (
    <>
      <SettingsSection
        undo
        title={texts.title}
        text={texts.text}
        query={ipConfig()}
        mutation={saveIpConfig()}
        mayWrite={may.writeIps}
        schema={Settings}
        toInput={({ isActive, strategy: current }) => ({ isActive, strategy: restrictions.restrictionTypeOf(current) })}
        toVariables={(values) => values}
        details={({ isActive, strategy: current }) => [
          { label: texts.title, value: isActive ? on : off },
          { label: texts.strategy, value: texts.strategies[restrictions.restrictionTypeOf(current)].label },
        ]}
      >
        {({ isActive }) => (
          <>
            <SwitchField name="isActive" label={texts.switch} hint={ip && texts.yours(ip)} />
            <RadioGroupField
              name="strategy"
              label={texts.strategy}
              options={restrictions.restrictionTypes.map((value) => ({ value, ...texts.strategies[value] }))}
            />
            <Proposed
              name="ips"
              values={(proposed) =>
                proposed === 'on' ? { isActive: true } : { strategy: restrictions.restrictionTypeOf(proposed) }
              }
              focus="isActive"
            />
            {ip && !isActive && (
              <div>
                <Button variant="secondary" size="sm" onClick={() => tasks.start({ do: 'activate', ip })}>
                  {texts.addMine}
                </Button>
              </div>
            )}
          </>
        )}
      </SettingsSection>
      {config.data && <Entries key={strategy} strategy={strategy} onTask={tasks.start} />}
      {config.data && <IpTest config={config.data} />}
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} strategy={strategy} />}
      </Tasks>
    </>
  );
}

interface EntriesProps {
  strategy: restrictions.RestrictionType;
  onTask: (task: IpTask) => void;
}

function Entries({ strategy, onTask }: EntriesProps) {
  const { ips: texts } = useAdminTexts('security');
  const may = useRights('security');
  const { listIps } = useCapability(restrictions);
  const kinds = useColumnKinds<restrictions.IpRestriction>();
  const view = useListView('security', { pageSize, name: 'ips' });
  const columns = useMemo(
    () => [
      kinds.text('ip', { header: texts.address, value: ({ ip }) => ip, fixed: true, sortable: false }),
      kinds.text('description', {
        header: texts.description,
        value: ({ description }) => description,
        sortable: false,
      }),
      kinds.badge('isActive', {
        header: texts.state,
        value: ({ isActive }) =>
          isActive === false ? { label: texts.inactive, tone: 'neutral' } : { label: texts.active, tone: 'success' },
        sortable: false,
      }),
    ],
    [kinds, texts],
  );
  return (
    <ListPage
      title={texts.lists[strategy]}
      level="section"
      source={listIps({ strategy, page: view.query.page, pageSize: view.query.pageSize })}
      view={view}
      columns={columns}
      pageSizes={pageSizes}
      search={false}
      rowId={({ id }) => id}
      rowLabel={({ ip }) => ip}
      action={
        may.writeIps && (
          <>
            <Button variant="secondary" onClick={() => onTask({ do: 'addMany' })}>
              {texts.addMany}
            </Button>
            <Button onClick={() => onTask({ do: 'add' })}>
              <Plus aria-hidden />
              {texts.add}
            </Button>
          </>
        )
      }
      rowActions={(entry) => [
        may.deleteIps && {
          label: texts.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          onSelect: () => onTask({ do: 'remove', entry }),
        },
      ]}
      empty={{ icon: <Network />, title: texts.emptyTitle, text: texts.empty[strategy] }}
    />
  );
}

'use client';
import * as restrictions from '@gatehouse/sdk/restrictions';
import { readableDomain } from '@gatehouse/sdk/text';
import { useQuery } from '@tanstack/react-query';
import AtSign from 'lucide-react/icons/at-sign';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useMemo } from 'react';
import { boolean, enum as enumOf, object } from 'zod/mini';
import { Button } from '../../kit/button/button';
import { CheckboxField, RadioGroupField } from '../../kit/form/choice-fields';
import { SwitchField } from '../../kit/form/switch';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useUser } from '../../react/session';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { SettingsSection } from '../archetypes/settings/settings-section';
import { useAdminTexts } from '../texts';
import type { DomainTask } from './domain-dialogs';
import { Proposed } from './limited';
import { DomainTest } from './restriction-test';

const Settings = object({
  active: boolean(),
  listType: enumOf(restrictions.restrictionTypes),
  blockPublicDomains: boolean(),
});

const dialogs = lazyPart(async () => ({ default: (await import('./dialogs')).DomainDialogs }));

/** Renders the restrictions on the email domains of invited and new users. */
export default function DomainRestrictions() {
  const { domains: texts } = useAdminTexts('security');
  const { on, off } = useAdminTexts('security');
  const may = useRights('security');
  const user = useUser();
  const { listDomains, saveDomainConfig } = useCapability(restrictions);
  const kinds = useColumnKinds<restrictions.DomainRestriction>();
  const domainsQuery = useQuery(listDomains());
  const view = useListView('security', { pageSize: 10, sort: { id: 'domain', desc: false }, name: 'domains' });
  const tasks = useTask<DomainTask>();
  const type = restrictions.restrictionTypeOf(domainsQuery.data?.config.listType);
  const columns = useMemo(
    () => [kinds.text('domain', { header: texts.domain, value: ({ domain }) => readableDomain(domain), fixed: true })],
    [kinds, texts],
  );
  /** Returns whether an allow list excludes the user's own address, which is usually a mistake. */
  const leavesOutOwn = (config: restrictions.DomainConfig, domains: readonly restrictions.DomainRestriction[]) =>
    user !== undefined && restrictions.domainVerdict(user.email, config, domains)?.passes === false;

  return (
    <>
      <SettingsSection
        undo
        title={texts.title}
        text={texts.text}
        query={listDomains()}
        mutation={saveDomainConfig()}
        mayWrite={may.writeDomains}
        schema={Settings}
        toInput={({ config: { active, listType, blockPublicDomains } }) => ({
          active,
          listType: restrictions.restrictionTypeOf(listType),
          blockPublicDomains: blockPublicDomains ?? false,
        })}
        toVariables={(values) => values}
        details={({ config: { active, listType, blockPublicDomains } }) => [
          { label: texts.title, value: active ? on : off },
          { label: texts.list, value: texts.types[restrictions.restrictionTypeOf(listType)].label },
          { label: texts.blockPublic, value: blockPublicDomains ? on : off },
        ]}
        confirmation={({ active, listType }, { config, domains }) => {
          if (listType !== restrictions.restrictionTypeOf(config.listType)) {
            return { title: texts.switchTitle, text: texts.switchText, confirm: texts.switchConfirm };
          }
          return active && listType === 'ALLOW' && leavesOutOwn({ active, listType }, domains)
            ? { title: texts.ownTitle, text: texts.own, confirm: texts.ownConfirm }
            : undefined;
        }}
      >
        <SwitchField name="active" label={texts.switch} />
        <RadioGroupField
          name="listType"
          label={texts.list}
          options={restrictions.restrictionTypes.map((value) => ({ value, ...texts.types[value] }))}
        />
        <CheckboxField name="blockPublicDomains" label={texts.blockPublic} hint={texts.blockPublicHint} />
        <Proposed
          name="domains"
          values={(proposed) =>
            proposed === 'on' ? { active: true } : { listType: restrictions.restrictionTypeOf(proposed) }
          }
          focus="active"
        />
      </SettingsSection>
      <ListPage
        title={texts.lists[type]}
        level="section"
        source={{ data: domainsQuery.data?.domains, error: domainsQuery.error, refetch: domainsQuery.refetch }}
        view={view}
        columns={columns}
        search={texts.search}
        rowId={({ id }) => id}
        rowLabel={({ domain }) => readableDomain(domain)}
        action={
          may.writeDomains && (
            <Button onClick={() => tasks.start({ do: 'add' })}>
              <Plus aria-hidden />
              {texts.add}
            </Button>
          )
        }
        rowActions={(entry) => [
          may.deleteDomains && {
            label: texts.remove,
            icon: <Trash2 aria-hidden />,
            tone: 'danger',
            onSelect: () => tasks.start({ do: 'remove', entry }),
          },
        ]}
        empty={{ icon: <AtSign />, title: texts.emptyTitle, text: texts.empty }}
      />
      {domainsQuery.data && <DomainTest config={domainsQuery.data.config} domains={domainsQuery.data.domains} />}
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} type={type} />}
      </Tasks>
    </>
  );
}

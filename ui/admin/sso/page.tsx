'use client';
import { toIdentityError } from '@gatehouse/sdk';
import * as sso from '@gatehouse/sdk/sso';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { usePageAddress } from '../archetypes/page/address';
import type { PageProps } from '../archetypes/page/page-props';
import { ResourceHeader } from '../archetypes/page/resource-header';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { ConnectionList } from './connection-list';
import type { SsoTask } from './dialogs';

// Loaded on demand, since few users set up a connection.
const Setup = lazyPart(() => import('./setup'));
const ConnectionView = lazyPart(() => import('./connection-view'));
const FirstGeneration = lazyPart(() => import('./first-generation'));
const dialogs = lazyPart(() => import('./dialogs'));

/** Path segments below the page. */
const NEW = 'new';
const SETUP = 'setup';

/** Renders the connections to identity providers: the list, one connection, or a setup. */
export default function SsoPage({ page, title }: PageProps) {
  const texts = useAdminTexts('sso');
  const may = useRights('sso');
  const { rest, go } = usePageAddress(page);
  const list = useQuery(useCapability(sso).list());
  // A first-generation provider has no list; the flag survives a refetch.
  const lacksList = useRef(false);
  if (list.data) lacksList.current = false;
  else if (list.error) lacksList.current = toIdentityError(list.error).statusCode === 404;
  const tasks = useTask<SsoTask>();
  const [id, part] = rest.split('/');
  // A connection that was just created, until the list has it; without it, the page would call it deleted.
  const [created, setCreated] = useState<sso.SsoConfiguration>();
  const listed = (wanted: string | undefined) => list.data?.find((candidate) => candidate.id === wanted);
  if (created && listed(created.id)) setCreated(undefined);
  const connection = listed(id) ?? (created?.id === id ? created : undefined);
  const open = (to: string, search = '') => go({ rest: to, search });
  const back = () => open('');
  const remove = (item: sso.SsoConfiguration) => tasks.start({ do: 'remove', connection: item });

  const content = () => {
    if (lacksList.current) return <FirstGeneration page={page} title={title} may={may} />;
    if (may.write && (rest === NEW || (connection && part === SETUP))) {
      return (
        <Setup
          page={page}
          connection={connection}
          onBack={back}
          onCreated={(saved) => {
            setCreated(saved);
            open(`${saved.id}/${SETUP}`, 'step=values');
          }}
          onFinish={(done) => open(done?.id ?? '')}
        />
      );
    }
    if (connection) {
      const resume = may.write ? () => open(`${connection.id}/${SETUP}`) : undefined;
      return (
        <ConnectionView page={page} connection={connection} may={may} resume={resume} onBack={back} onRemove={remove} />
      );
    }
    return (
      <>
        <ResourceHeader
          title={title}
          description={texts.text}
          isReadOnly={!may.write && !may.delete}
          actions={
            may.write &&
            (list.data?.length ?? 0) > 0 && (
              <Button onClick={() => open(NEW)}>
                <Plus aria-hidden />
                {texts.add}
              </Button>
            )
          }
        />
        <ConnectionList
          query={list}
          may={may}
          isNotFound={id !== '' && id !== undefined && list.data !== undefined && !list.isFetching}
          onOpen={(item) => open(item.id)}
          onSetUp={(item) => open(item ? `${item.id}/${SETUP}` : NEW)}
        />
      </>
    );
  };
  return (
    <section className="gh:@container gh:grid gh:gap-5">
      {content()}
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} onRemoved={back} />}
      </Tasks>
    </section>
  );
}

import { Card, Skeleton } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { MAX_INTEGRATIONS } from '../../../research/feedback/integration';
import { EarlierRows } from '../../feedback/earlier-rows';
import { PageHead, Part } from '../../screens/prose';
import { usePortalTexts } from '../../texts/provider';
import { ConnectionList } from './connection-list';
import type { IntegrationListHandle } from './integration-list';
import { IntegrationSubmission } from './integration-submission';

const blanks = ['first', 'second'];

/** Renders the catalog of connections and the client's list. */
export default function IntegrationsPage() {
  const { titles } = usePortalTexts('shell');
  const texts = usePortalTexts('integrations');
  const [list, setList] = useState<IntegrationListHandle | null>(null);
  return (
    <div className="@container grid gap-12">
      <PageHead
        title={titles['/integrations']}
        lead={
          <>
            {texts.lead}{' '}
            <a href="#wishes" className="underline-offset-4 hover:text-body">
              {texts.toList}
            </a>
          </>
        }
      />
      <Part id="connections" title={texts.catalog}>
        <ConnectionList onAdd={list ? (name) => list.add(name) : undefined} />
      </Part>
      <Part id="wishes" title={texts.list} lead={texts.listLead(MAX_INTEGRATIONS)} className="max-w-180">
        <EarlierRows
          kind="integration"
          what={texts.lookup}
          skeleton={
            <Card className="gap-6">
              {blanks.map((blank) => (
                <div key={blank} className="grid gap-3">
                  <Skeleton className="size-6 rounded-full" />
                  <Skeleton className="h-10" />
                  <Skeleton className="h-24" />
                </div>
              ))}
            </Card>
          }
        >
          {(rows) => <IntegrationSubmission rows={rows} list={setList} />}
        </EarlierRows>
      </Part>
    </div>
  );
}

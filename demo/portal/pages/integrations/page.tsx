import './integrations.css';
import { Skeleton } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { MAX_INTEGRATIONS } from '../../../research/feedback/integration';
import { EarlierRows } from '../../feedback/earlier-rows';
import { usePortalTexts } from '../../texts/provider';
import { ConnectionList } from './connection-list';
import type { WishListHandle } from './wish-list';
import { WishSubmission } from './wish-submission';

const blanks = ['first', 'second'];

/** Renders the catalog of connections and the client's wish list. */
export default function IntegrationsPage() {
  const { titles } = usePortalTexts('shell');
  const texts = usePortalTexts('integrations');
  const [list, setList] = useState<WishListHandle | null>(null);
  return (
    <div className="screen integrations">
      <header className="page-head">
        <h1 tabIndex={-1}>{titles['/integrations']}</h1>
        <p className="lead">
          {texts.lead} <a href="#wishes">{texts.toList}</a>
        </p>
      </header>
      <section aria-labelledby="connections" className="integrations-part">
        <h2 id="connections">{texts.catalog}</h2>
        <ConnectionList onWish={list ? (name) => list.add(name) : undefined} />
      </section>
      <section aria-labelledby="wishes" className="integrations-part integrations-wishes">
        <header>
          <h2 id="wishes" tabIndex={-1}>
            {texts.list}
          </h2>
          <p>{texts.listLead(MAX_INTEGRATIONS)}</p>
        </header>
        <EarlierRows
          kind="integration"
          what={texts.lookup}
          skeleton={
            <div className="feedback-form wishes-blank">
              {blanks.map((blank) => (
                <div key={blank} className="wish">
                  <Skeleton className="blank-head" />
                  <Skeleton className="blank-line" />
                  <Skeleton className="blank-text" />
                </div>
              ))}
            </div>
          }
        >
          {(rows) => <WishSubmission rows={rows} list={setList} />}
        </EarlierRows>
      </section>
    </div>
  );
}

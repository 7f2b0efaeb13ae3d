import './integrations.css';
import { Skeleton } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { MOST_INTEGRATIONS } from '../../../research/feedback/integration';
import { EarlierRows } from '../../feedback/earlier-rows';
import { ConnectionList } from './connection-list';
import type { WishListHandle } from './wish-list';
import { WishSubmission } from './wish-submission';

const blanks = ['first', 'second'];

/** What our products connect to, and the client's own list of what they should connect to. */
export default function IntegrationsPage() {
  const [list, setList] = useState<WishListHandle | null>(null);
  return (
    <div className="screen integrations">
      <header className="page-head">
        <h1 tabIndex={-1}>Integrations</h1>
        <p className="lead">
          See what our tools exchange with yours and how far each connection is. What you would connect first goes on{' '}
          <a href="#wishes">your list</a>.
        </p>
      </header>
      <section aria-labelledby="connections" className="integrations-part">
        <h2 id="connections">Catalogue</h2>
        <ConnectionList onWish={list ? (name) => list.add(name) : undefined} />
      </section>
      <section aria-labelledby="wishes" className="integrations-part integrations-wishes">
        <header>
          <h2 id="wishes" tabIndex={-1}>
            Your list
          </h2>
          <p>
            Up to {MOST_INTEGRATIONS} products, ours or others, the most important one first. It replaces what you sent
            before.
          </p>
        </header>
        <EarlierRows
          kind="integration"
          what="your list"
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

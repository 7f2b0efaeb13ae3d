'use client';
import { type ReactNode, useState } from 'react';
import { QueryProvider } from '../../react/capability';
import { KitErrors } from '../../react/texts';
import { AddressProvider, createAddress } from '../archetypes/page/address';
import { memoryBar } from '../archetypes/page/address-bars';
import { ViewFocus } from '../archetypes/page/view';
import { FrameTexts } from '../texts';

interface ArchetypeFixtureProps {
  /** Initial query, e.g. `q=ann&page=2`. */
  search?: string;
  /** Initial path below the page. */
  rest?: string;
  children: ReactNode;
}

/**
 * Provides the context of archetypes for stories: a location in memory on the page `users`, texts and a query client.
 */
export function ArchetypeFixture({ search = '', rest = '', children }: ArchetypeFixtureProps) {
  const [address] = useState(() => {
    const bar = memoryBar('users');
    bar.write({ page: 'users', rest, search }, 'replace');
    return createAddress(bar);
  });
  return (
    <QueryProvider>
      <KitErrors>
        <AddressProvider value={address}>
          <FrameTexts>
            <div className="gh:@container gh:mx-auto gh:max-w-260">
              <ViewFocus>{children}</ViewFocus>
            </div>
          </FrameTexts>
        </AddressProvider>
      </KitErrors>
    </QueryProvider>
  );
}

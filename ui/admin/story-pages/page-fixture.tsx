'use client';
import type { AdminPageId, Appearance } from '@gatehouse/sdk/admin';
import { useState } from 'react';
import { QueryProvider } from '../../react/capability';
import { KitErrors } from '../../react/texts';
import { FormatsProvider } from '../archetypes/formats/formats';
import { AddressProvider, createAddress } from '../archetypes/page/address';
import { memoryBar } from '../archetypes/page/address-bars';
import { AppearanceProvider } from '../archetypes/page/appearance';
import { ViewFocus } from '../archetypes/page/view';
import { PageSlot } from '../frame/page-slot';
import { FrameTexts, useAdminTexts } from '../texts';

interface PageFixtureProps {
  page: AdminPageId;
  /** Initial path below the page, e.g. `ip-restrictions`. */
  rest?: string;
  appearance?: Appearance;
}

/** Renders a page of the portal without its frame, for stories. */
export function PageFixture({ page, rest = '', appearance }: PageFixtureProps) {
  const [address] = useState(() => {
    const bar = memoryBar(page);
    bar.write({ page, rest, search: '' }, 'replace');
    return createAddress(bar);
  });
  return (
    <QueryProvider>
      <KitErrors>
        <AddressProvider value={address}>
          <FrameTexts>
            <div className="gh:@container gh:mx-auto gh:max-w-260">
              <AppearanceProvider value={appearance}>
                <FormatsProvider>
                  <ViewFocus>
                    <TitledSlot page={page} />
                  </ViewFocus>
                </FormatsProvider>
              </AppearanceProvider>
            </div>
          </FrameTexts>
        </AddressProvider>
      </KitErrors>
    </QueryProvider>
  );
}

function TitledSlot({ page }: { page: AdminPageId }) {
  const { pages } = useAdminTexts('frame');
  return <PageSlot page={page} title={pages[page]} takesFocus={false} />;
}

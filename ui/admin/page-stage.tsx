'use client';
import type { AdminPageId, Appearance } from '@gatehouse/sdk/admin';
import { useState } from 'react';
import { QueryProvider } from '../react/capability';
import { KitErrors } from '../react/texts';
import { PageSlot } from './page-slot';
import { AddressProvider, createAddress } from './resource/address';
import { memoryBar } from './resource/address-bars';
import { AppearanceProvider } from './resource/appearance';
import { FormatsProvider } from './resource/formats-provider';
import { ViewFocus } from './resource/view';
import { TextsOf, useTextPart } from './text-parts';

interface PageStageProps {
  page: AdminPageId;
  /** Initial path below the page, e.g. `ip-restrictions`. */
  rest?: string;
  appearance?: Appearance;
}

/** Renders a page of the portal without its frame, for stories. */
export function PageStage({ page, rest = '', appearance }: PageStageProps) {
  const [address] = useState(() => {
    const bar = memoryBar(page);
    bar.write({ page, rest, search: '' }, 'replace');
    return createAddress(bar);
  });
  const { texts } = useTextPart('frame');
  if (!texts) return null;
  return (
    <QueryProvider>
      <KitErrors>
        <AddressProvider value={address}>
          <TextsOf part="frame" texts={texts}>
            <div className="gh:@container gh:mx-auto gh:max-w-260">
              <AppearanceProvider value={appearance}>
                <FormatsProvider>
                  <ViewFocus>
                    <PageSlot page={page} title={texts.pages[page]} takesFocus={false} />
                  </ViewFocus>
                </FormatsProvider>
              </AppearanceProvider>
            </div>
          </TextsOf>
        </AddressProvider>
      </KitErrors>
    </QueryProvider>
  );
}

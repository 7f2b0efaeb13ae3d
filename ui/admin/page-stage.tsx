'use client';
import { useState } from 'react';
import { QueryProvider } from '../react/capability';
import { PageSlot } from './page-slot';
import type { BuiltPageId } from './pages';
import { AddressProvider, createAddress, memoryBar } from './resource/address';
import { TextsOf, useTextPart } from './texts';

interface PageStageProps {
  page: BuiltPageId;
}

/** One page of the portal without its frame, for stories. */
export function PageStage({ page }: PageStageProps) {
  const [address] = useState(() => createAddress(memoryBar(page)));
  const { texts } = useTextPart('frame');
  if (!texts) return null;
  return (
    <QueryProvider>
      <AddressProvider value={address}>
        <TextsOf part="frame" texts={texts}>
          <div className="gh:mx-auto gh:max-w-260 gh:p-4 gh:sm:p-8">
            <PageSlot page={page} title={texts.pages[page]} takesFocus={false} />
          </div>
        </TextsOf>
      </AddressProvider>
    </QueryProvider>
  );
}

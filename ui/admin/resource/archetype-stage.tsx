'use client';
import { type ReactNode, useState } from 'react';
import { QueryProvider } from '../../react/capability';
import { KitErrors } from '../../react/texts';
import { TextsOf, useTextPart } from '../text-parts';
import { AddressProvider, createAddress } from './address';
import { memoryBar } from './address-bars';

interface ArchetypeStageProps {
  /** Query of the address to begin with, like `q=ann&page=2`. */
  search?: string;
  /** Path below the page to begin with. */
  rest?: string;
  children: ReactNode;
}

/** What archetypes need around them, for stories: an address in memory on the page `users`, texts and a query client. */
export function ArchetypeStage({ search = '', rest = '', children }: ArchetypeStageProps) {
  const { texts } = useTextPart('frame');
  const [address] = useState(() => {
    const bar = memoryBar('users');
    bar.write({ page: 'users', rest, search }, 'replace');
    return createAddress(bar);
  });
  if (!texts) return null;
  return (
    <QueryProvider>
      <KitErrors>
        <AddressProvider value={address}>
          <TextsOf part="frame" texts={texts}>
            <div className="gh:@container gh:mx-auto gh:max-w-260">{children}</div>
          </TextsOf>
        </AddressProvider>
      </KitErrors>
    </QueryProvider>
  );
}

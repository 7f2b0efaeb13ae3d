'use client';
import { useMemo } from 'react';
import { useChunk } from '../kit/chunk';
import { KitTextsProvider } from '../kit/texts';
import { customChunk } from './custom-pages';
import type { CustomEntry } from './page-entries';
import { Slot } from './page-slot';
import { usePageAddress } from './resource/address';
import { ResourceHeader } from './resource/resource-header';
import { useTextPart } from './text-parts';

interface CustomPageSlotProps extends Pick<CustomEntry, 'page' | 'title' | 'custom'> {
  /** Whether the title is focused: true after navigation within the portal. */
  takesFocus: boolean;
}

/** Renders a custom page below its title. Use the page as the component's key. */
export function CustomPageSlot({ page, title, custom, takesFocus }: CustomPageSlotProps) {
  const code = useChunk(customChunk(custom));
  const kit = useTextPart('kit');
  const kitTexts = useMemo(() => ({ parts: kit.texts }), [kit.texts]);
  const { rest, search, go } = usePageAddress(page);
  const Page = code.Part;
  return (
    <Slot {...{ title, takesFocus }} loads={[code, kit]}>
      {Page && kit.texts && (
        <div className="gh:grid gh:gap-5">
          <ResourceHeader title={title} />
          <KitTextsProvider texts={kitTexts}>
            <Page {...{ rest, search, go }} />
          </KitTextsProvider>
        </div>
      )}
    </Slot>
  );
}

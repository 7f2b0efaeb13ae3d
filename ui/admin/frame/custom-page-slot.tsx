'use client';
import { usePart } from '../../react/lazy-part';
import { usePageAddress } from '../archetypes/page/address';
import { ResourceHeader } from '../archetypes/page/resource-header';
import { customPart } from '../custom-pages';
import type { CustomEntry } from './page-entries';
import { Slot } from './page-slot';

interface CustomPageSlotProps extends Pick<CustomEntry, 'page' | 'title' | 'custom'> {
  /** Whether the title is focused: true after navigation within the portal. */
  takesFocus: boolean;
}

/** Renders a custom page below its title. Use the page as the component's key. */
export function CustomPageSlot({ page, title, custom, takesFocus }: CustomPageSlotProps) {
  const code = usePart(customPart(custom));
  const { rest, search, go } = usePageAddress(page);
  const Page = code.Part;
  return (
    <Slot title={title} takesFocus={takesFocus} loads={[code]}>
      {Page && (
        <div className="gh:grid gh:gap-5">
          <ResourceHeader title={title} />
          <Page rest={rest} search={search} go={go} />
        </div>
      )}
    </Slot>
  );
}

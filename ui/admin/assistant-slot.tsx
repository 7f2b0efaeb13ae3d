'use client';
import { chunk, useChunk } from '../kit/chunk';
import type { PortalPageId } from './resource/page-id';

const button = chunk(() => import('./assistant/button'));

interface AssistantSlotProps {
  /** Pages that the assistant may lead to; without them there is no assistant. */
  pages: readonly PortalPageId[] | undefined;
  /** Shows its name beside the icon, where no other buttons say what this one is. */
  isLabelled?: boolean;
}

/** What opens the assistant, once its code is there and the vendor offers one. */
export function AssistantSlot({ pages, isLabelled }: AssistantSlotProps) {
  return pages ? <FetchedButton {...{ pages, isLabelled }} /> : null;
}

function FetchedButton({ pages, isLabelled }: { pages: readonly PortalPageId[]; isLabelled: boolean | undefined }) {
  const { Part } = useChunk(button);
  return Part && <Part {...{ pages, isLabelled }} />;
}

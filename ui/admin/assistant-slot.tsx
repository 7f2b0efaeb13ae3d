'use client';
import { chunk, useChunk } from '../kit/chunk';
import type { PortalPageId } from './resource/page-id';

const button = chunk(() => import('./assistant/button'));

interface AssistantSlotProps {
  /** Pages that the assistant may open. Without them there is no assistant. */
  pages: readonly PortalPageId[] | undefined;
  /** Renders the name beside the icon. Default false. */
  isLabelled?: boolean;
}

/** Renders the button of the assistant once its code has loaded and if the vendor enables it. */
export function AssistantSlot({ pages, isLabelled }: AssistantSlotProps) {
  return pages ? <FetchedButton {...{ pages, isLabelled }} /> : null;
}

function FetchedButton({ pages, isLabelled }: { pages: readonly PortalPageId[]; isLabelled: boolean | undefined }) {
  const { Part } = useChunk(button);
  return Part && <Part {...{ pages, isLabelled }} />;
}

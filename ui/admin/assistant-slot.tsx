'use client';
import { chunk, useChunk } from '../kit/chunk';
import type { PortalPageId } from './resource/page-id';

const button = chunk(() => import('./assistant/button'));

interface AssistantSlotProps {
  /** Pages that the assistant may open. Without them there is no assistant. */
  pages: readonly PortalPageId[] | undefined;
  /** Renders the name beside the icon. Default false. */
  isLabeled?: boolean;
}

/** Renders the button of the assistant once its code has loaded and if the vendor enables it. */
export function AssistantSlot({ pages, isLabeled }: AssistantSlotProps) {
  return pages ? <FetchedButton {...{ pages, isLabeled }} /> : null;
}

function FetchedButton({ pages, isLabeled }: { pages: readonly PortalPageId[]; isLabeled: boolean | undefined }) {
  const { Part } = useChunk(button);
  return Part && <Part {...{ pages, isLabeled }} />;
}

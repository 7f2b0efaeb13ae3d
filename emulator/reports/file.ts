import { type ReportType, reportFileName } from '@gatehouse/sdk/reports';
import type { ReportContent } from './content';
import { reportHtml } from './html';
import { reportImage } from './image';
import { reportPdf } from './pdf';

/** A file attached to a message or downloaded. */
export interface ReportFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const makers: Readonly<
  Record<
    ReportType,
    {
      mediaType: string;
      make: (content: ReportContent) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
    }
  >
> = {
  html: { mediaType: 'text/html; charset=utf-8', make: (content) => new TextEncoder().encode(reportHtml(content)) },
  pdf: { mediaType: 'application/pdf', make: reportPdf },
  image: { mediaType: 'image/png', make: reportImage },
};

/** Renders a report as a file of a type. */
export const reportFile = async (
  content: ReportContent,
  type: ReportType,
  name = content.title,
): Promise<ReportFile> => {
  const { mediaType, make } = makers[type];
  return { name: reportFileName(name, type), mediaType, bytes: await make(content) };
};

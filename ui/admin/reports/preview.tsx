'use client';
import * as reports from '@gatehouse/sdk/reports';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { LoadAlert } from '../../kit/feedback/load-alert';
import { LoadingStatus } from '../../kit/feedback/loading-status';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Menu, MenuItem } from '../../kit/overlay/menu';
import { useCapability } from '../../react/capability';
import { useAdminTexts } from '../texts';
import { useDownload } from './use-download';

interface PreviewProps {
  report: reports.Report;
  /** Sends the report; absent for users who may not. */
  onSend: (() => void) | undefined;
}

/** Renders a preview of a report with its downloads. */
export function Preview({ report, onSend }: PreviewProps) {
  const texts = useAdminTexts('reports');
  const download = useDownload();
  const { id, name, dataFilters } = report;
  const { data, error, refetch } = useQuery(
    useCapability(reports).preview({ templateId: id, dataFilters: dataFilters ?? [] }),
  );
  return (
    <div className="gh:grid gh:gap-4">
      <div className="gh:flex gh:flex-wrap gh:gap-2">
        {onSend && (
          <Button size="sm" onClick={onSend}>
            <Send aria-hidden />
            {texts.send}
          </Button>
        )}
        <Menu
          trigger={
            <Button variant="secondary" size="sm">
              <Download aria-hidden />
              {texts.download}
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          {reports.reportTypes.map((type) => (
            <MenuItem key={type} onSelect={() => void download(report, type)}>
              {texts.downloads[type]}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {error ? (
        <div role="alert">
          <LoadAlert error={error} onRetry={refetch} />
        </div>
      ) : data === undefined ? (
        <>
          <LoadingStatus />
          <Skeleton className="gh:h-100 gh:rounded-lg" />
        </>
      ) : (
        <Frame title={texts.previewOf(name)} html={data} />
      )}
    </div>
  );
}

/** Renders the vendor's document in a sandbox without scripts, forms, pop-ups and origin. */
function Frame({ title, html }: { title: string; html: string }) {
  const texts = useAdminTexts('reports');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    try {
      if (frame.current) frame.current.srcdoc = html;
    } catch {
      // A page that requires Trusted Types rejects a string as document.
      setIsRefused(true);
    }
  }, [html]);
  if (isRefused) return <Alert>{texts.previewRefused}</Alert>;
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox=""
      referrerPolicy="no-referrer"
      className="gh:h-[70dvh] gh:w-full gh:rounded-lg gh:border gh:border-line gh:bg-[#fff]"
    />
  );
}

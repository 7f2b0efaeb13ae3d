'use client';
import type { Page } from '@gatehouse/sdk';
import * as audits from '@gatehouse/sdk/audits';
import type { ListedUser } from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Button } from '../../kit/button/button';
import { LoadAlert } from '../../kit/feedback/load-alert';
import { Skeleton } from '../../kit/feedback/skeleton';
import { usePartTexts } from '../../kit/use-part-texts';
import { useCapability } from '../../react/capability';
import { actionText } from '../archetypes/formats/action-names';
import { useFormats } from '../archetypes/formats/formats';
import { keepPage } from '../archetypes/list/keep-page';
import { usePortalAddress } from '../archetypes/page/address';
import { usePortalPages } from '../archetypes/page/portal-pages';
import { useAdminTexts, usePageTexts } from '../texts';

/** Renders the user's actions from the audit log, newest first. */
export function ActivityTab({ user: { email } }: { user: ListedUser }) {
  const { activity: texts } = useAdminTexts('users').details;
  const log = usePageTexts('audits');
  const { table } = usePartTexts();
  const { moment } = useFormats();
  const address = usePortalAddress();
  const canOpenLog = usePortalPages().includes('audits');
  const [page, setPage] = useState(0);
  const source = useCapability(audits).list({ page, columns: { email } });
  const { data, error, refetch } = useQuery({
    ...source,
    placeholderData: keepPage<Page<audits.AuditRow>>(source.queryKey),
  });
  const formatTime = (time: string | null | undefined) =>
    time && !Number.isNaN(Date.parse(time)) ? moment(time) : (time ?? '');
  if (error && !data) {
    return <LoadAlert error={error} onRetry={refetch} />;
  }
  // Without its texts the log keeps the provider's words.
  if (!data || (!log.texts && !log.hasFailed)) return <Skeleton className="gh:h-40" />;
  if (data.totalItems === 0) return <p className="gh:text-sm gh:text-subtle">{texts.empty}</p>;
  return (
    <>
      <ol className="gh:grid gh:gap-px gh:overflow-clip gh:rounded-lg gh:border gh:border-line gh:bg-line">
        {data.items.map((row) => (
          <li
            key={`${row.createdAt} ${row.description} ${row.ip}`}
            className="gh:grid gh:gap-0.5 gh:bg-surface gh:px-4 gh:py-2 gh:text-sm gh:wrap-anywhere"
          >
            <bdi>{log.texts ? actionText(row, log.texts) : row.description || row.action}</bdi>
            <span className="gh:text-xs gh:text-subtle gh:tabular-nums">
              {[formatTime(row.createdAt), row.ip].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      <div className="gh:flex gh:flex-wrap gh:items-center gh:gap-2">
        <Button
          variant="secondary"
          size="icon-sm"
          aria-label={table.previousPage}
          disabled={page === 0}
          onClick={() => setPage(page - 1)}
        >
          <ChevronLeft aria-hidden className="gh:rtl:rotate-180" />
        </Button>
        <Button
          variant="secondary"
          size="icon-sm"
          aria-label={table.nextPage}
          disabled={page + 1 >= data.totalPages}
          onClick={() => setPage(page + 1)}
        >
          <ChevronRight aria-hidden className="gh:rtl:rotate-180" />
        </Button>
        {canOpenLog && (
          <Button
            variant="ghost"
            size="sm"
            className="gh:ms-auto"
            onClick={() =>
              address.go({ page: 'audits', rest: '', search: new URLSearchParams({ 'f.email': email }).toString() })
            }
          >
            {texts.inLog}
          </Button>
        )}
      </div>
    </>
  );
}

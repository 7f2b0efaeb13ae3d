'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { ReactNode } from 'react';
import { cn } from '../../../kit/cn';
import { UnsavedScope, useUnsavedScope } from '../form/unsaved';
import { type Address, usePageAddress } from '../page/address';
import { PageTabs } from '../page/page-tabs';
import { ResourceHeader, type ResourceHeaderProps } from '../page/resource-header';

/** A tab of a page with its own path. */
export interface PageTab {
  /** Last segment of its path, e.g. `ip-restrictions`. */
  path: string;
  title: string;
  content: ReactNode;
}

export interface SettingsPageProps extends ResourceHeaderProps {
  page: AdminPageId;
  /**
   * Tabs of the page, or `false` for one that is not offered; the first one is open initially. A single one is rendered
   * without a tab list.
   */
  tabs: readonly (PageTab | false)[];
  /** Uses the full width, for lists; fields are easier to read in a column. Default false. */
  wide?: boolean;
  /** Dialogs of the page. */
  children?: ReactNode;
}

const leavesTab = (from: Address, to: Address) => from.page !== to.page || from.rest !== to.rest;

/**
 * Renders a page of sections, in tabs with their own paths. Leaving unsaved sections requires confirmation, which names
 * them.
 */
export function SettingsPage({ page, tabs: all, wide = false, children, ...header }: SettingsPageProps) {
  const { rest } = usePageAddress(page);
  const scope = useUnsavedScope();
  const tabs = all.filter((tab) => tab !== false);
  const current = tabs.find(({ path }) => path === rest) ?? tabs[0];
  return (
    <UnsavedScope {...scope} loses={leavesTab}>
      <section
        data-slot="settings-page"
        className={cn('gh:@container gh:mx-auto gh:grid gh:w-full gh:gap-5', !wide && 'gh:max-w-260')}
      >
        <ResourceHeader {...header} />
        {tabs.length > 1 && <PageTabs page={page} tabs={tabs} current={current?.path} label={header.title} />}
        <div key={current?.path} className="gh:grid gh:gap-5">
          {current?.content}
        </div>
        {children}
      </section>
    </UnsavedScope>
  );
}

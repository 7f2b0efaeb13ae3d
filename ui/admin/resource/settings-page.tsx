'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { ReactNode } from 'react';
import { cn } from '../../kit/cn';
import { type Address, usePageAddress } from './address';
import { PageTabs } from './page-tabs';
import { ResourceHeader, type ResourceHeaderProps } from './resource-header';
import { UnsavedScope, useUnsavedScope } from './unsaved';
import './form-chunk';

/** A tab of a page, with a path of its own. */
export interface PageTab {
  /** Last part of its address, like `ip-restrictions`. */
  path: string;
  title: string;
  content: ReactNode;
}

export interface SettingsPageProps extends ResourceHeaderProps {
  page: AdminPageId;
  /** The first is what the page opens with; one is shown without a row of tabs. */
  tabs: readonly PageTab[];
  /** Gives lists all the width there is; fields are read best in a column. */
  wide?: boolean;
  /** Dialogs of the page. */
  children?: ReactNode;
}

const leavesTab = (from: Address, to: Address) => from.page !== to.page || from.rest !== to.rest;

/** Renders a page of sections, in tabs with addresses of their own. Leaving unsaved sections asks, and names them. */
export function SettingsPage({ page, tabs, wide = false, children, ...header }: SettingsPageProps) {
  const { rest } = usePageAddress(page);
  const scope = useUnsavedScope();
  const current = tabs.find(({ path }) => path === rest) ?? tabs[0];
  return (
    <UnsavedScope {...scope} loses={leavesTab}>
      <section
        data-slot="settings-page"
        className={cn('gh:@container gh:mx-auto gh:grid gh:w-full gh:gap-5', !wide && 'gh:max-w-260')}
      >
        <ResourceHeader {...header} />
        {tabs.length > 1 && <PageTabs page={page} tabs={tabs} current={current?.path} label={header.title} />}
        <div key={current?.path} className="gh:grid gh:gap-5 gh:[&>[data-slot=list-page]]:mt-3">
          {current?.content}
        </div>
        {children}
      </section>
    </UnsavedScope>
  );
}

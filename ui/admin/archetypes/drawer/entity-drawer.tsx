'use client';
import { type BoundQuery, toIdentityError } from '@gatehouse/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Ghost from 'lucide-react/icons/ghost';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button/button';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { RetryButton } from '../../../kit/feedback/retry-button';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../kit/layout/tabs';
import { Drawer, DrawerBody, type DrawerProps } from '../../../kit/overlay/drawer';
import { useKitTexts } from '../../../kit/texts';
import { usePartTexts } from '../../../kit/use-part-texts';
import { useAdminTexts } from '../../texts';
import { UnsavedScope, useUnsavedScope } from '../form/unsaved';
import { useConfirmation } from '../form/use-confirmation';
import type { ListView } from '../list/use-list-view';
import type { Address } from '../page/address';
import { SlowReads } from '../page/slow-reads';
import { DrawerSkeleton } from './drawer-skeleton';

/** A tab of a drawer. */
export interface EntityTab<Entity> {
  id: string;
  title: ReactNode;
  content: (entity: Entity) => ReactNode;
}

export interface EntityDrawerProps<Entity> extends Pick<DrawerProps, 'size'> {
  /** List view whose `open` is the id of the row; it is part of the URL. */
  view: Pick<ListView, 'open' | 'setOpen'>;
  /** Ids of the rows in order, for the previous and next buttons. */
  ids?: readonly string[];
  query: (id: string) => BoundQuery<Entity>;
  /** Returns the entity to render until it has loaded, e.g. from its row. */
  placeholderData?: (id: string) => NoInfer<Entity> | undefined;
  title: (entity: NoInfer<Entity>) => ReactNode;
  description?: (entity: NoInfer<Entity>) => ReactNode;
  badges?: (entity: NoInfer<Entity>) => ReactNode;
  actions?: (entity: NoInfer<Entity>) => ReactNode;
  /** Tabs of the drawer; `false` stands for one that is not offered. A single one is rendered without a tab list. */
  tabs: readonly (EntityTab<NoInfer<Entity>> | false)[];
}

const losesOpen = (from: Address, to: Address) =>
  from.page !== to.page || from.rest !== to.rest || openOf(from) !== openOf(to);
const openOf = ({ search }: Address) => new URLSearchParams(search).get('open');

/** Renders a row of a list in a drawer with tabs and buttons to the previous and next row. */
export function EntityDrawer<Entity>(props: EntityDrawerProps<Entity>) {
  const { view } = props;
  const last = useRef(view.open);
  if (view.open) last.current = view.open;
  if (!last.current) return null;
  return <OpenDrawer {...props} id={last.current} isOpen={view.open !== undefined} />;
}

function OpenDrawer<Entity>({
  view,
  ids = [],
  query,
  placeholderData,
  title,
  description,
  badges,
  actions,
  tabs: all,
  size,
  id,
  isOpen,
}: EntityDrawerProps<Entity> & { id: string; isOpen: boolean }) {
  const { resource: texts } = useAdminTexts('frame');
  const source = query(id);
  const { data, error, refetch } = useQuery({
    ...source,
    enabled: source.enabled && isOpen,
  });
  const isNotFound = error !== null && toIdentityError(error).statusCode === 404;
  useRefreshOnce(isNotFound ? source.queryKey : undefined);
  const scope = useUnsavedScope();
  const tabs = all.filter((one) => one !== false);
  const [tab, setTab] = useState(tabs[0]?.id);
  // Renders the row's data until the entity has loaded.
  const entity = isNotFound ? undefined : (data ?? placeholderData?.(id));

  const place = ids.indexOf(id);
  const step = (to: number) => {
    const next = place < 0 ? undefined : ids[to];
    return {
      disabledReason: next === undefined ? texts.noMoreRows : undefined,
      onClick: () => next !== undefined && view.setOpen(next, 'replace'),
    };
  };

  return (
    <UnsavedScope {...scope} loses={losesOpen}>
      <Drawer
        open={isOpen}
        onOpenChange={(open) => !open && view.setOpen(undefined)}
        size={size}
        title={entity ? title(entity) : isNotFound ? texts.goneTitle : texts.opening}
        description={
          entity &&
          (description || badges) && (
            <span className="gh:flex gh:flex-wrap gh:items-center gh:gap-2">
              {description?.(entity)}
              {badges?.(entity)}
            </span>
          )
        }
        actions={
          <>
            {ids.length > 1 && (
              <>
                <Button variant="ghost" size="icon-sm" aria-label={texts.previousRow} {...step(place - 1)}>
                  <ChevronUp aria-hidden />
                </Button>
                <Button variant="ghost" size="icon-sm" aria-label={texts.nextRow} {...step(place + 1)}>
                  <ChevronDown aria-hidden />
                </Button>
              </>
            )}
            {entity && actions?.(entity)}
          </>
        }
      >
        <SlowReads className="gh:mx-6 gh:mt-4" />
        {entity ? (
          <EntityTabs key={id} tabs={tabs} tab={tab} entity={entity} unsaved={scope.names} onTab={setTab} />
        ) : isNotFound || error ? (
          <DrawerBody>
            {isNotFound ? (
              <EmptyState icon={<Ghost />} title={texts.gone} />
            ) : (
              <ReadFailed error={error} onRetry={() => void refetch()} />
            )}
          </DrawerBody>
        ) : (
          <DrawerSkeleton />
        )}
      </Drawer>
    </UnsavedScope>
  );
}

/** Refetches the list once when one of its rows turns out to be deleted. */
const useRefreshOnce = (key: readonly unknown[] | undefined) => {
  const client = useQueryClient();
  const isNeeded = key !== undefined;
  const list = useRef<readonly unknown[]>([]);
  list.current = key?.slice(0, 3) ?? list.current;
  useEffect(() => {
    if (!isNeeded) return;
    // The deleted entity was just fetched; only other queries are stale.
    void client.invalidateQueries({ queryKey: list.current, predicate: ({ state }) => state.status !== 'error' });
  }, [isNeeded, client]);
};

interface EntityTabsProps<Entity> {
  tabs: readonly EntityTab<Entity>[];
  tab: string | undefined;
  onTab: (tab: string) => void;
  /** Names of unsaved changes that switching tabs would lose. */
  unsaved: readonly string[];
  entity: Entity;
}

function EntityTabs<Entity>({ tabs, tab, onTab, unsaved, entity }: EntityTabsProps<Entity>) {
  const { resource: texts } = useAdminTexts('frame');
  const parts = usePartTexts().drawer;
  const { ask, dialog } = useConfirmation();
  const leave = () =>
    ask({ title: parts.discardTitle, text: texts.unsaved(unsaved), confirm: parts.discard, tone: 'danger' });
  const current = tabs.find(({ id }) => id === tab) ?? tabs[0];
  if (tabs.length < 2) return <DrawerBody>{current?.content(entity)}</DrawerBody>;
  return (
    <Tabs
      value={current?.id}
      // Focus return selects a tab in automatic mode, and must not open one that was not opened.
      activationMode={unsaved.length > 0 ? 'manual' : 'automatic'}
      onValueChange={async (next) => {
        if (unsaved.length === 0 || (await leave())) onTab(next);
      }}
      className="gh:flex gh:min-h-0 gh:flex-1 gh:flex-col gh:gap-0"
    >
      <TabsList className="gh:px-6">
        {tabs.map(({ id, title }) => (
          <TabsTrigger key={id} value={id}>
            {title}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ id, content }) => (
        <TabsContent key={id} value={id} asChild>
          <DrawerBody>{id === current?.id && content(entity)}</DrawerBody>
        </TabsContent>
      ))}
      {dialog}
    </Tabs>
  );
}

function ReadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const kit = useKitTexts();
  return (
    <EmptyState
      role="alert"
      icon={<TriangleAlert />}
      title={kit.loadFailed}
      description={kit.describeError(error)}
      action={<RetryButton error={error} onRetry={onRetry} />}
    />
  );
}

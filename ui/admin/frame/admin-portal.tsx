'use client';
import type { Appearance } from '@gatehouse/sdk/admin';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { OpenCardForm } from '../../checkout/card-form';
import { CardFormProvider, useCardForm } from '../../checkout/card-form-context';
import { QueryProvider } from '../../react/capability';
import { useRequestSource } from '../../react/request-source';
import { useStateOfPage } from '../../react/state-place';
import { AdminRoot } from '../admin-root';
import { AddressProvider } from '../archetypes/page/address';
import { AppearanceProvider } from '../archetypes/page/appearance';
import type { PortalPageId } from '../archetypes/page/page-id';
import { type CustomPage, customPageIds } from '../custom-pages';
import { type Routing, usePageRoute } from './page-route';
import { PortalFrame, type PortalFrameKind } from './portal-frame';
import type { Brand } from './portal-header';
import { type PortalSlots, PortalSlotsProvider } from './portal-slots';
import type { PageOverrides } from './use-portal';

export interface AdminPortalProps {
  /** Open page if `onPageChange` is set, otherwise the initial page. Default: the first visible page. */
  page?: PortalPageId;
  /** Called when the user selects a page; the host then sets `page`. With `memory` routing only. */
  onPageChange?: (page: PortalPageId) => void;
  /**
   * Location of the open page, its filters and its open row. `hash` stores them in the URL after `#/`; an object stores
   * them in the host's router. Default `memory`.
   */
  routing?: Routing;
  /**
   * Names the open page and view in the title of the document, and restores the host's title on unmount. Default: true if
   * the URL contains the location or `frame` is `standalone`, else false.
   */
  documentTitle?: boolean;
  /** Overrides of the vendor's page settings. */
  pages?: PageOverrides;
  /** Custom pages of the host. */
  customPages?: readonly CustomPage[];
  /** Fields and tabs that are hidden or read-only. Keep it stable. */
  appearance?: Appearance;
  /** Adds content before and after pages and the navigation, by place: `users.before`, `navigation.after`. Keep it stable. */
  slots?: PortalSlots;
  /**
   * Frame around the pages. `embedded` (default): a header with account and user, inside an element of the host.
   * `standalone`: the same for a whole window. `none`: navigation and page only, for hosts with their own header.
   */
  frame?: PortalFrameKind;
  /**
   * Header content of the host with `frame="none"`, e.g. an `AccountSwitcher` and a `NotificationBell`, also through a
   * React portal into another element. Inside, they ask for confirmation before unsaved changes are lost, and follow
   * links within the portal.
   */
  header?: ReactNode;
  /**
   * Offers the vendor's assistant, if there is one: in the header, or beside the page title with `frame="none"`. Default:
   * the setting in the vendor's metadata, else false.
   */
  assistant?: boolean;
  /** Name and logo beside the account, for a standalone portal. */
  brand?: Brand;
  /** Opens the card form of the subscription page. Default: the form of the vendor's card provider. Keep it stable. */
  openCardForm?: OpenCardForm;
  /** Called by the portal's close button, which is rendered only when this is set. */
  onClose?: () => void;
  /** Query client of the host. Default: one per identity. */
  queryClient?: QueryClient;
}

const none: readonly CustomPage[] = [];
const noSlots: PortalSlots = {};

/**
 * Renders the account administration: navigation of the pages that the user can access, and the open page.
 *
 * @example
 * <IdentityProvider identity={identity}>
 *   <AdminPortal page="apiTokens" onClose={() => navigate(-1)} />
 * </IdentityProvider>
 */
export function AdminPortal({
  page,
  onPageChange,
  routing = 'memory',
  pages,
  customPages = none,
  appearance,
  slots = noSlots,
  frame = 'embedded',
  header,
  documentTitle = routing !== 'memory' || frame === 'standalone',
  assistant,
  brand,
  openCardForm,
  onClose,
  queryClient,
}: AdminPortalProps) {
  useRequestSource('admin-portal');
  useStateOfPage();
  const custom = useMemo(() => customPageIds(customPages), [customPages]);
  const route = usePageRoute({ page, onPageChange, routing, custom });
  const outerCardForm = useCardForm();
  return (
    <QueryProvider client={queryClient}>
      <AdminRoot
        className={frame === 'standalone' ? 'gh:flex gh:min-h-dvh gh:flex-col' : 'gh:flex gh:h-full gh:flex-col'}
      >
        <AddressProvider value={route.address}>
          <CardFormProvider value={openCardForm ?? outerCardForm}>
            {frame === 'none' && header}
            <AppearanceProvider value={appearance}>
              <PortalSlotsProvider value={slots}>
                <PortalFrame
                  route={route}
                  frame={frame}
                  assistant={assistant}
                  brand={brand}
                  onClose={onClose}
                  overrides={pages}
                  custom={customPages}
                  ownsTitle={documentTitle}
                />
              </PortalSlotsProvider>
            </AppearanceProvider>
          </CardFormProvider>
        </AddressProvider>
      </AdminRoot>
    </QueryProvider>
  );
}

import { adminPages, pageAt } from '@gatehouse/sdk/admin';
import { AdminPortal, adminLoadersOf } from '@gatehouse/ui/admin';
import type { Texts } from '@gatehouse/ui/locales/en';
import { useEffect, useState } from 'react';
import { builderBridge } from '../bridge';
import type { PortalScreen } from '../screens/catalog';
import { openPreviewCardForm } from './card-form';
import { pressAll } from './press';

const BASE = '/oauth/portal';

const pathOf = ({ page, at }: Pick<PortalScreen, 'page' | 'at'>) => `${BASE}/${adminPages[page].path}${at && `/${at}`}`;

export interface PortalProps {
  screen: PortalScreen;
  texts: Texts;
  brand: string | undefined;
}

/** Renders the portal at a page; a dialog over it is opened by user actions. */
export function Portal({ screen, texts, brand }: PortalProps) {
  const start = pathOf(screen);
  const [{ current, from }, go] = useState({ current: start, from: screen.id });
  if (from !== screen.id) go({ current: start, from: screen.id });

  useEffect(() => {
    const controller = new AbortController();
    const { dialog, id } = screen;
    if (!dialog) return;
    const { signal } = controller;
    void dialog
      .open({ admin: adminLoadersOf(texts), checkout: texts.checkout })
      .then((presses) => pressAll(presses, signal))
      .then((isOpen) => signal.aborted || (isOpen ? builderBridge.rendered(id) : builderBridge.unavailable(id)));
    return () => controller.abort();
  }, [screen, texts]);

  const navigate = (to: string) => {
    go({ current: to, from: screen.id });
    const page = pageAt(to.split(/[/?]/)[3]);
    if (page && page !== screen.page) builderBridge.selected(`admin.${page}`);
    builderBridge.navigated(to.replace(`${BASE}/`, `${BASE}#/`));
  };
  return (
    <AdminPortal
      routing={{ base: BASE, current, navigate }}
      frame="standalone"
      openCardForm={openPreviewCardForm}
      {...(brand && { brand: { name: brand } })}
    />
  );
}

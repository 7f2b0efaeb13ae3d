import type { HostedPortalTexts } from '../../en/admin/hosted-portal';

export const texts: HostedPortalTexts = {
  title: 'Ihr Browser hat den neuen Tab blockiert',
  text: 'Sie können die Verwaltung stattdessen hier öffnen. Mit „Schließen“ kommen Sie zurück.',
  here: 'Stattdessen hier öffnen',
};

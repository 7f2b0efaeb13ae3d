import { loadTexts } from '@gatehouse/ui/locales/load';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AccountBar } from './account-bar';
import { Providers } from './providers';
import '@gatehouse/ui/styles.css';

export const metadata = { title: 'Host', icons: { icon: 'data:,' } };

/** The languages of the browser, the first one first. */
const acceptedLanguages = async () =>
  ((await headers()).get('accept-language') ?? '').split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');

export default async function Layout({ children }: { children: ReactNode }) {
  const { language, direction } = await loadTexts(await acceptedLanguages());
  return (
    <html lang={language} dir={direction}>
      <body>
        <Providers language={language}>
          <AccountBar />
          {children}
        </Providers>
      </body>
    </html>
  );
}

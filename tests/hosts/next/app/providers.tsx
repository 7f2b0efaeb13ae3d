'use client';
import { createIdentity } from '@gatehouse/sdk';
import { IdentityProvider, QueryProvider, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import type { Texts } from '@gatehouse/ui/locales/en';
import { loadTexts } from '@gatehouse/ui/locales/load';
import { type ReactNode, use, useState } from 'react';

const loading = new Map<string, Promise<Texts>>();

/** The texts of a language, fetched once; the server renders with them too. */
const textsOf = (language: string) => {
  const texts = loading.get(language) ?? loadTexts([language]);
  loading.set(language, texts);
  return texts;
};

export function Providers({ language, children }: { language: string; children: ReactNode }) {
  const [identity] = useState(() =>
    createIdentity({
      baseUrl: process.env.NEXT_PUBLIC_IDENTITY_URL ?? 'http://localhost:4400',
      clientId: 'local',
    }),
  );
  return (
    <IdentityProvider identity={identity}>
      <TextsProvider texts={use(textsOf(language))}>
        <QueryProvider>
          <ThemeProvider theme="light">{children}</ThemeProvider>
        </QueryProvider>
      </TextsProvider>
    </IdentityProvider>
  );
}

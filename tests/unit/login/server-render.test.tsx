import { createIdentity } from '@gatehouse/sdk';
import { IdentityProvider, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultRoutes } from '../../../sdk/routes';
import { en } from '../../../ui/locales/en';

const render = (path: string) =>
  renderToString(
    <IdentityProvider identity={createIdentity({ baseUrl: 'https://auth.example.com', clientId: 'host' })}>
      <TextsProvider texts={en}>
        <ThemeProvider theme="light">
          <AuthRoutes path={path} navigate={() => {}} />
        </ThemeProvider>
      </TextsProvider>
    </IdentityProvider>,
  );

const accountPages = Object.entries(defaultRoutes).filter(([name]) => name !== 'authenticatedUrl');

it.each(accountPages)('%s, rendered by a server, has no inline styles: strict policies block them', (_, path) => {
  const html = render(path);
  expect(html).toContain('gh-root');
  expect(html).not.toMatch(/\sstyle=|<style/);
});

import { createServer } from 'node:http';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { freePort } from '../support/free-port';
import { startProvider } from '../support/sdk-fixture';
import { pagesFolder } from './server';

/** A tag manager: hears the events of the page, and sends them to where it came from. */
const tag = `addEventListener('gatehouse:event', ({ detail }) => {
  void fetch(ORIGIN + '/events', { method: 'POST', mode: 'no-cors', body: JSON.stringify(detail) });
});`;

const test = base.extend<{ analytics: { origin: string; events: unknown[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  analytics: async ({}, use) => {
    const events: unknown[] = [];
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = createServer(async (request, response) => {
      if (request.method === 'POST') {
        let body = '';
        for await (const chunk of request) body += chunk;
        events.push(JSON.parse(body));
      }
      const isScript = request.url === '/tag.js';
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
      response.end(isScript ? `const ORIGIN = '${origin}';\n${tag}` : '<!doctype html><title>The application</title>');
    });
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
    await use({ origin, events });
    server.closeAllConnections();
    server.close();
  },
});

test("a host's script on the provider's pages hears a sign-in from its first step, under their policy", async ({
  page,
  analytics,
}) => {
  const { origin, events } = analytics;
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  const stop = await startProvider({
    ...{ port, origin, settings: {}, seed: 'small', pages: join(pagesFolder, 'hosted') },
    pageScripts: [`${origin}/tag.js`],
  });
  try {
    const query = new URLSearchParams({
      client_id: 'portal',
      redirect_uri: `${origin}/oauth/callback`,
      response_type: 'code',
      state: 'state',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    await page.goto(`${issuer}/frontegg/oauth/authorize?${query}`);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    const failed = { type: 'step-failed', flow: 'login', step: 'loginWithPassword' };
    await expect.poll(() => events).toEqual(expect.arrayContaining([expect.objectContaining(failed)]));
    expect(events[0]).toMatchObject({ type: 'step', flow: 'login' });
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/oauth\/callback\?code=/);
    expect(JSON.stringify(events), 'who signs in is nobody’s business').not.toContain(admin.email);

    expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
    await test.step('and nothing else may be called from there', async () => {
      await page.goto(`${issuer}/account/forgot-password`);
      const refused = await page.evaluate(() => fetch('http://127.0.0.1:1/').then(String, String));
      expect(refused).toContain('Failed to fetch');
    });
  } finally {
    await stop();
  }
});

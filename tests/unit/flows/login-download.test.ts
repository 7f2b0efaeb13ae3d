import { afterEach, expect, it, vi } from 'vitest';
import { start } from './login-start';

const download = vi.hoisted(() => ({ works: true, tries: 0 }));
vi.mock('../../../sdk/flows/login/load-later', async (original) => {
  const { loadLater } = await original<typeof import('../../../sdk/flows/login/load-later')>();
  const { missingChunk } = await import('../../../sdk/core/missing-chunk');
  const load = () => {
    download.tries += 1;
    return download.works ? loadLater() : Promise.reject(new TypeError('Failed to fetch')).catch(missingChunk);
  };
  return { loadLater: load, preloadLater: () => void load().catch(() => {}) };
});

afterEach(() => Object.assign(download, { works: true, tries: 0 }));

it('loads later steps once the first screen is rendered', async () => {
  const { at } = start();
  at();
  expect(download.tries).toBe(0);
  await expect.poll(() => download.tries).toBe(1);
});

it('does not send the password until the next steps are loaded', async () => {
  const { at, names } = start();
  const flow = at('loginWithPassword');
  download.works = false;
  await flow.send('submit', { password: 'secret' });
  expect(flow.get()).toMatchObject({ step: 'loginWithPassword', error: { errorCode: 'network' } });
  expect(names()).toEqual([]);
  download.works = true;
  await flow.send('submit', { password: 'secret' });
  expect(names()).toContain('login');
  expect(flow.get()).toMatchObject({ step: 'success', error: null });
});

it('sends no request about the email before the next steps are loaded', async () => {
  const { at, names } = start();
  const flow = at('preLogin');
  download.works = false;
  await flow.send('submit', { email: 'ada@lab.test' });
  expect(names()).toEqual([]);
  expect(flow.get()).toMatchObject({ step: 'preLogin', error: { errorCode: 'network' } });
});

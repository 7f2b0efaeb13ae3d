import { expect, type Page } from '@playwright/test';
import type { Server } from './server';

interface Message {
  to: string;
  text: string;
}

/** The link of the newest mail to an address, once it has arrived. */
export const linkFor = async ({ provider }: Server, to: string): Promise<string> => {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const messages = (await (await fetch(`${provider}/_emulator/outbox`)).json()) as Message[];
      link = /https?:\/\/\S+/.exec(messages.find((message) => message.to === to)?.text ?? '')?.[0];
      return link;
    }, `a mail to ${to}`)
    .toBeTruthy();
  return link ?? '';
};

/** Opens a link as the scanner of a mail server does: it reads the page and asks whether it is there. */
export const scan = async (page: Page, link: string): Promise<void> => {
  expect((await page.request.head(link)).ok()).toBe(true);
  expect((await page.request.get(link)).ok()).toBe(true);
};

import { expect, type Page } from '@playwright/test';
import type { Server } from './server';

interface Message {
  to: string;
  subject: string;
  text: string;
}

/** Waits for a mail or text message to somebody, the newest first, and returns its link or its code. */
const received = async ({ provider }: Server, to: string, what: RegExp, subject: RegExp): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const messages = (await (await fetch(`${provider}/_emulator/outbox`)).json()) as Message[];
      const message = messages.find((one) => one.to === to && subject.test(one.subject));
      found = message && what.exec(message.text)?.[0];
      return found;
    }, `a message to ${to}`)
    .toBeTruthy();
  return found ?? '';
};

/** The link of the newest mail to an address. */
export const linkFor = (server: Server, to: string, subject = /./) => received(server, to, /https?:\/\/\S+/, subject);

/** The six digits of the newest message to an address or a number. */
export const codeFor = (server: Server, to: string, subject = /./) => received(server, to, /\b\d{6}\b/, subject);

/** Opens a link as the scanner of a mail server does: it reads the page and asks whether it is there. */
export const scan = async (page: Page, link: string): Promise<void> => {
  expect((await page.request.head(link)).ok()).toBe(true);
  expect((await page.request.get(link)).ok()).toBe(true);
};

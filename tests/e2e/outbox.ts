import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Server } from './server';

interface Message {
  to: string;
  text: string;
}

/** The text of the newest email to an address, once it has arrived and differs from the one before. */
export const mailFor = async ({ provider }: Server, to: string, before?: string): Promise<string> => {
  let text: string | undefined;
  await expect
    .poll(async () => {
      const messages = (await (await fetch(`${provider}/_emulator/outbox`)).json()) as Message[];
      text = messages.findLast((message) => message.to === to)?.text;
      return text !== undefined && text !== before;
    }, `a mail to ${to}`)
    .toBe(true);
  return text ?? '';
};

/** The link in the text of an email. */
export const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** The code in the text of an email. */
export const codeIn = (text: string): string => /code (\d{6})/.exec(text)?.[1] ?? '';

/** The link of the newest email to an address, once it has arrived. */
export const linkFor = async (server: Server, to: string): Promise<string> => linkIn(await mailFor(server, to));

/** Opens a link as the scanners of mail servers do: with HEAD, with GET, or in a browser. */
export const scan = async (page: Page, link: string, newContext: () => Promise<BrowserContext>): Promise<void> => {
  expect((await page.request.head(link)).ok()).toBe(true);
  expect((await page.request.get(link)).ok()).toBe(true);
  const scanner = await newContext();
  const opened = await scanner.newPage();
  await opened.goto(link);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  await scanner.close();
};

/** The code of the newest message to an address, once there is one that is not among the `known`. */
export const codeFor = async ({ provider }: Server, to: string, known: readonly string[] = []): Promise<string> => {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const messages = (await (await fetch(`${provider}/_emulator/outbox`)).json()) as Message[];
      code = /\b\d{6}\b/.exec(messages.reverse().find((message) => message.to === to)?.text ?? '')?.[0];
      return code !== undefined && !known.includes(code);
    }, `a new code for ${to}`)
    .toBe(true);
  return code ?? '';
};

import { expect, it } from 'vitest';
import type { Tab } from '../../browsers/tab';
import { resizePage, type Size } from '../../browsers/web-driver';

const unused = () => Promise.reject(new Error('not used'));

/** A window whose toolbar appears after some sizes were set. */
const windowOf = (toolbar: number, after: number) => {
  const sizes: Size[] = [];
  const inner = (): Size => {
    const { width = 0, height = 0 } = sizes.at(-1) ?? {};
    return { width, height: height - (sizes.length > after ? toolbar : 0) };
  };
  const tab: Tab = {
    // The first measure is that of the frame, the others are those of the page.
    evaluate: async (_, input) =>
      JSON.parse(JSON.stringify(input === undefined ? { width: 0, height: after > 0 ? 0 : toolbar } : inner())),
    goto: unused,
    runScript: unused,
    click: unused,
    type: unused,
    pressEscape: unused,
    address: unused,
    picture: unused,
    close: unused,
  };
  const send = async (_: string, path: string, body?: object) => {
    if (path === 'window/rect') sizes.push(JSON.parse(JSON.stringify(body)));
  };
  return { tab, send, inner, sizes };
};

const PHONE = { width: 390, height: 844 };

it('gives a window the size of its page and of its toolbar', async () => {
  const { tab, send, inner, sizes } = windowOf(37, 0);
  await resizePage(send, tab, PHONE);
  expect(inner()).toEqual(PHONE);
  expect(sizes).toHaveLength(2);
});

it('measures again when the toolbar appears late', async () => {
  const { tab, send, inner } = windowOf(37, 1);
  await resizePage(send, tab, PHONE);
  expect(inner()).toEqual(PHONE);
});

it('says which size a page has that takes no other', async () => {
  const { tab, send } = windowOf(37, 0);
  tab.evaluate = async (_, input) => JSON.parse(JSON.stringify({ width: input ? 417 : 0, height: 844 }));
  await expect(resizePage(send, tab, PHONE)).rejects.toThrow('The page is 417 by 844 pixels, not 390 by 844.');
});

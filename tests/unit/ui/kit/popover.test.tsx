// @vitest-environment jsdom
import { Button, Menu, MenuItem, Popover, Root } from '@gatehouse/ui/kit';
import { act, type ReactNode } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../support/wait-for';

/** Native popovers are missing in jsdom, as in the browsers of before. */

let root: ReactRoot;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => act(() => root.unmount()));

const show = (children: ReactNode) => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Root>{children}</Root>));
};

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
const press = (name: string) => act(async () => button(name).click());
const pressKey = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const isOpen = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden === false;

const remove = vi.fn();
const parts = (
  <>
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem onSelect={remove}>Delete</MenuItem>
    </Menu>
    <Popover label="Filters" trigger={<Button>Filter</Button>}>
      {(close) => <Button onClick={close}>Done</Button>}
    </Popover>
  </>
);

it('a menu opens in its place, runs its action, and closes', async () => {
  show(parts);
  expect(isOpen('[role=menu]')).toBe(false);
  await press('Actions');
  expect(isOpen('[role=menu]')).toBe(true);
  expect(button('Actions').getAttribute('aria-expanded')).toBe('true');
  await press('Delete');
  expect(remove).toHaveBeenCalledOnce();
  expect(isOpen('[role=menu]')).toBe(false);
  expect(button('Actions').getAttribute('aria-expanded')).toBe('false');
});

it('Escape closes it, and the keyboard opens it', async () => {
  show(parts);
  button('Actions').focus();
  await pressKey('ArrowDown');
  expect(isOpen('[role=menu]')).toBe(true);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'));
  await pressKey('Escape');
  expect(isOpen('[role=menu]')).toBe(false);
  expect(document.activeElement).toBe(button('Actions'));
});

it('one is open at a time', async () => {
  show(parts);
  await press('Actions');
  await press('Filter');
  expect([isOpen('[role=menu]'), isOpen('[role=dialog]')]).toEqual([false, true]);
  await press('Done');
  expect(isOpen('[role=dialog]')).toBe(false);
});

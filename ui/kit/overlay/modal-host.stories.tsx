import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Input } from '../form/input';
import { Dialog } from './dialog';
import { Drawer, DrawerBody } from './drawer';

const meta = {
  title: 'Kit/Modal of a host',
  tags: ['!autodocs'],
  args: { onOpenChange: fn() },
  render: ({ onOpenChange }) => (
    <>
      <Button>Beneath</Button>
      <Dialog open onOpenChange={onOpenChange} title="Ours" description="Name it.">
        <Input aria-label="Name" />
      </Dialog>
    </>
  ),
} satisfies Meta<{ onOpenChange: (open: boolean) => void }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mounts what a host shows above ours at the end of `body`, after our modal opened. */
const mountAbove = (element: HTMLElement) => {
  element.style.cssText +=
    ';position:fixed;inset-inline-start:8px;top:8px;z-index:2147483647;background:#fff;padding:8px';
  document.body.append(element);
  return element;
};

const inputOf = (parent: HTMLElement) => {
  const input = parent.appendChild(document.createElement('input'));
  input.setAttribute('aria-label', 'Message');
  return input;
};

const expectReachable = async (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  await expect(element.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
};

const play: Story['play'] = async ({ args, step }) => {
  await screen.findByRole('dialog', { name: 'Ours' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible());
  const above = [document.createElement('div'), document.createElement('dialog'), document.createElement('iframe')];
  const [chat, native, frame] = above as [HTMLDivElement, HTMLDialogElement, HTMLIFrameElement];
  try {
    await step('A chat has the pointer, the focus and its keys', async () => {
      const input = inputOf(mountAbove(chat));
      await expectReachable(input);
      await userEvent.type(input, 'Hello{Escape}');
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue('Hello');
      chat.remove();
    });
    await step('So has the frame of a card challenge', async () => {
      mountAbove(frame).setAttribute('title', 'Challenge');
      await expectReachable(frame);
      frame.focus();
      await expect(frame).toHaveFocus();
      frame.remove();
    });
    await step('So has a native dialog', async () => {
      const input = inputOf(mountAbove(native));
      native.setAttribute('aria-label', 'Theirs');
      native.showModal();
      await userEvent.type(input, 'Hi');
      await expect(input).toHaveFocus();
      const closing = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      await expect(input.dispatchEvent(closing)).toBe(true);
      native.close();
      native.remove();
    });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await step('What is beneath does not get the focus', async () => {
      const beneath = screen.getByRole('button', { name: 'Beneath', hidden: true });
      beneath.focus();
      await expect(beneath).not.toHaveFocus();
      await expect(beneath.closest('[aria-hidden=true]')).not.toBeNull();
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  } finally {
    for (const element of above) element.remove();
  }
};

export const BeneathOthersDialog: Story = { play };

export const BeneathOthersDrawer: Story = {
  render: ({ onOpenChange }) => (
    <>
      <Button>Beneath</Button>
      <Drawer open onOpenChange={onOpenChange} title="Ours" description="Name it.">
        <DrawerBody>
          <Input aria-label="Name" />
        </DrawerBody>
      </Drawer>
    </>
  ),
  play,
};

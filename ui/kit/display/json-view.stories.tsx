import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { JsonView } from './json-view';

const event = {
  eventKey: 'frontegg.user.created',
  user: { id: '7c9e6679', name: '<img src=x onerror=alert(1)>', roles: ['Admin', 'Editor'], verified: true, age: null },
  attempts: 3,
};

const meta = {
  title: 'Kit/JsonView',
  component: JsonView,
  args: { label: 'Payload', value: event },
} satisfies Meta<typeof JsonView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Markup is rendered as text, and the copied text is the complete JSON. */
export const Tree: Story = {
  play: async ({ canvasElement }) => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await screen.findByText(/<img src=x/);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(written).toEqual([JSON.stringify(event, null, 2)]));
    await screen.findByText('Copied');
  },
};

export const Folded: Story = {
  args: { openLevels: 1 },
  play: async () => {
    await expect(screen.queryByText(/7c9e6679/)).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Expand' })[0] as HTMLElement);
    await screen.findByText(/7c9e6679/);
  },
};

export const Text: Story = { args: { value: JSON.stringify(event) } };
export const NoJson: Story = {
  args: { value: '<html>502 Bad Gateway</html>' },
  play: async () => void (await screen.findByText('<html>502 Bad Gateway</html>')),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { width: '320px' } };

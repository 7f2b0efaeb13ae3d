import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryNotes } from '../kit/story-notes';
import { useIdentity } from '../react/identity';
import { mountLogin } from './mount';

const accessibility = [
  'The same as the component that it mounts; `lang` and the writing direction come with the texts.',
];

const notes = {
  mountLogin: {
    accessibility,
    do: ['Mount it into an empty element inside `main`.', 'Change options with `update`.'],
    avoid: ['Do not mount it again to change an option: what was typed would be lost.'],
  },
  mountAuthRoutes: {
    accessibility,
    do: ['Hand in the path when your router changes it, with `update`.'],
    avoid: ['Do not unmount it between account routes.'],
  },
  mountAdmin: {
    accessibility,
    do: ['Give the element a height: the portal fills it.', 'Keep pages in the address with `routing: "hash"`.'],
    avoid: ['Do not leave it mounted after the user has signed out of your application.'],
  },
  mountCheckout: {
    accessibility,
    do: ['Call `unmount` in `onClose`.'],
    avoid: ['Do not mount it before the user has chosen a plan.'],
  },
} satisfies Record<string, StoryNotes>;

/** A page that is not made with React: it has an element, and mounts into it. */
function Page() {
  const identity = useIdentity();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const mounted = mountLogin(element.current, { identity, theme: 'light' });
    // React refuses to end a root while it renders another one.
    return () => queueMicrotask(mounted.unmount);
  }, [identity]);
  return <div ref={element} />;
}

const meta = {
  title: 'Embed/Mount',
  component: Page,
  parameters: { docs: { notes }, signedInAs: null },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible());
  },
};

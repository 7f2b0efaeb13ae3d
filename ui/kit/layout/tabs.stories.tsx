import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../display/badge';
import type { StoryNotes } from '../story-notes';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs';

const notes = {
  Tabs: {
    accessibility: [
      'The tabs pattern: the arrow keys move between tabs, Tab goes into the panel.',
      'The keys follow the writing direction.',
    ],
    do: ['Give `TabsList` an `aria-label`.'],
    avoid: ['Do not use it for steps that follow each other: that is `Steps`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Tabs',
  parameters: { docs: { notes } },
  component: Tabs,
  args: {
    defaultValue: 'sessions',
    children: (
      <>
        <TabsList aria-label="Security">
          <TabsTrigger value="sessions">Sessions</TabsTrigger>
          <TabsTrigger value="general">General settings</TabsTrigger>
          <TabsTrigger value="ip">
            IP restrictions <Badge>4</Badge>
          </TabsTrigger>
        </TabsList>
        <TabsContent value="sessions">People are signed out after 30 idle minutes.</TabsContent>
        <TabsContent value="general">Passwords may not repeat the last five.</TabsContent>
        <TabsContent value="ip">Four addresses are allowed.</TabsContent>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Sessions' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'General settings' })).toHaveFocus();
    await expect(canvas.getByText('Passwords may not repeat the last five.')).toBeVisible();
  },
};

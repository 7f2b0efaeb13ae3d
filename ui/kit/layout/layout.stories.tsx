import type { Meta, StoryObj } from '@storybook/react-vite';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../button/button';
import { EmptyState } from '../feedback/empty-state';
import { Skeleton } from '../feedback/skeleton';
import { Spinner } from '../feedback/spinner';
import type { StoryNotes } from '../story-notes';
import { VisuallyHidden } from '../visually-hidden';
import { Card } from './card';
import { PageHeader } from './page-header';

const notes = {
  PageHeader: {
    accessibility: [
      'The title is the `h1` of the page, or an `h2` with `level="section"`. The `h1` can take the focus when the page changes.',
    ],
    do: ['Put what can be done on the page into `actions`.'],
    avoid: ['Do not render two of level `page`.'],
  },
  Card: {
    accessibility: ['A `section` with an `h2`.'],
    do: ['Use it for parts of a page that are read one at a time.'],
    avoid: ['Do not put a card into a card.'],
  },
  EmptyState: {
    accessibility: ['Plain text; the icon is hidden from screen readers.'],
    do: ['Say what to do next, with the button that does it.'],
    avoid: ['Do not use it for errors: that is `Alert`.'],
  },
  Skeleton: {
    accessibility: ['Hidden from screen readers. Set `aria-busy` on the region that it stands in.'],
    do: ['Give it the size of what comes.'],
    avoid: ['Do not show it for what arrives at once.'],
  },
  Spinner: {
    accessibility: ['Hidden from screen readers: say in words beside it what is going on.'],
    do: ['Use it inside of controls.'],
    avoid: ['Do not use it for a whole page: that is `Skeleton`.'],
  },
  VisuallyHidden: {
    accessibility: ['Read by screen readers and not visible.'],
    do: ['Use it for names and announcements that are obvious to the eye.'],
    avoid: ['Do not put anything into it that takes the focus.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Layout',
  parameters: { docs: { notes } },
  component: PageHeader,
  args: { title: 'API tokens' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = {
  args: {
    description: 'Tokens let your own programs act for this account. Give each one only what it needs.',
    actions: (
      <Button>
        <Plus aria-hidden />
        Add token
      </Button>
    ),
  },
};
export const Cards: Story = {
  render: () => (
    <div className="story-column">
      <Card
        title="Multi-factor authentication"
        description="Asks for a second proof at sign-in."
        actions={
          <Button variant="secondary" size="sm">
            Set up
          </Button>
        }
      >
        <p>You have not set up a second factor yet.</p>
      </Card>
      <Card>
        <Skeleton className="gh:w-40" />
        <Skeleton />
        <Skeleton className="gh:w-24" />
      </Card>
      <p className="story-row">
        <Spinner />
        Saving
        <VisuallyHidden>, please wait</VisuallyHidden>
      </p>
    </div>
  ),
};
export const Empty: Story = {
  render: () => (
    <Card>
      <EmptyState
        icon={<KeyRound />}
        title="No tokens yet"
        description="Create one to let a program use this account."
        action={
          <Button>
            <Plus aria-hidden />
            Add token
          </Button>
        }
      />
    </Card>
  ),
};

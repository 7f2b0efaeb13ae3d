import type { Meta, StoryObj } from '@storybook/react-vite';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import { Button } from './button';
import { Card } from './card';
import { EmptyState } from './empty-state';
import { PageHeader } from './page-header';
import { Skeleton } from './skeleton';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

const meta = { title: 'Kit/Layout', component: PageHeader, args: { title: 'API tokens' } } satisfies Meta<
  typeof PageHeader
>;

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

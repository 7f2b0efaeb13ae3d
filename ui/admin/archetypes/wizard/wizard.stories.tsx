import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../kit/button/button';
import { ArchetypeFixture } from '../../story-pages/archetype-fixture';
import { Wizard } from './wizard';

interface Connection {
  name?: string;
  domain?: string;
}

const finished = fn();

function Setup({ start }: { start: Connection | undefined }) {
  const [connection, setConnection] = useState(start);
  const add = (added: Connection, next: () => void) => {
    setConnection({ ...connection, ...added });
    next();
  };
  return (
    <Wizard<Connection>
      page="users"
      title="Set up SSO"
      entity={connection}
      onFinish={finished}
      steps={[
        {
          id: 'provider',
          title: 'Provider',
          isDone: (setup) => setup?.name !== undefined,
          content: ({ next, footer }) =>
            footer(<Button onClick={() => add({ name: 'Okta' }, next)}>Choose Okta</Button>),
        },
        {
          id: 'domain',
          title: 'Domain',
          canSkip: true,
          isDone: (setup) => setup?.domain !== undefined,
          content: ({ entity, next, footer }) => (
            <>
              <Button variant="secondary" onClick={() => add({ domain: 'acme.test' }, () => {})}>
                Add acme.test
              </Button>
              {footer(entity?.domain === undefined ? undefined : <Button onClick={next}>Continue</Button>)}
            </>
          ),
        },
        {
          id: 'summary',
          title: 'Summary',
          isDone: () => false,
          content: ({ entity, next, footer }) => (
            <>
              <p>
                {entity?.name}, {entity?.domain ?? 'no domain'}
              </p>
              {footer(<Button onClick={next}>Finish</Button>)}
            </>
          ),
        },
      ]}
    />
  );
}

const meta = {
  title: 'Admin/Wizard',
  component: Setup,
  args: { start: undefined },
  render: (args, { parameters }) => (
    <ArchetypeFixture search={parameters.search}>
      <Setup {...args} />
    </ArchetypeFixture>
  ),
  beforeEach: () => {
    finished.mockClear();
  },
} satisfies Meta<typeof Setup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {
  play: async () => {
    const choice = await screen.findByRole('button', { name: 'Choose Okta' });
    await expect(choice.parentElement).toHaveClass('gh:ms-auto');
    await userEvent.click(choice);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Domain' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
    await screen.findByText('Okta, no domain');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add acme.test' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByText('Okta, acme.test');
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await expect(finished).toHaveBeenCalledOnce();
  },
};

/** Reopened, the wizard continues at the first incomplete step. */
export const Resumed: Story = {
  args: { start: { name: 'Okta' } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Domain' });
  },
};

/** The URL of a step that cannot be opened yet opens the first incomplete one. */
export const StepNotReachable: Story = {
  parameters: { search: 'step=summary' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Provider' });
  },
};

export const Narrow: Story = { globals: { width: '320px' }, args: { start: { name: 'Okta' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { start: { name: 'Okta' } } };

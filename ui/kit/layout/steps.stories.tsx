import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import type { StoryNotes } from '../story-notes';
import { type Step, Steps } from './steps';

const steps: Step[] = [
  { id: 'provider', title: 'Identity provider', done: true },
  { id: 'domain', title: 'Domain', done: true },
  { id: 'configuration', title: 'Configuration' },
  { id: 'roles', title: 'Roles', disabledReason: 'Save the configuration first.' },
];

const notes = {
  Steps: {
    accessibility: [
      'A `nav` that `label` names. The open step has `aria-current="step"`.',
      'A step that cannot be opened yet stays reachable and says why.',
    ],
    do: ['Use it for tasks of three to seven steps.'],
    avoid: ['Do not use it for steps in any order: that is `Tabs`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Steps',
  parameters: { docs: { notes } },
  component: Steps,
  args: { label: 'Set up SSO', steps, current: 'configuration' },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  play: async () => {
    await expect(screen.getByText('Configuration', { selector: 'li *' }).closest('[aria-current=step]')).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

function Choosable() {
  const [current, setCurrent] = useState('configuration');
  return <Steps label="Set up SSO" steps={steps} current={current} onSelect={setCurrent} />;
}

export const Selectable: Story = {
  render: () => <Choosable />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /Identity provider.*Completed/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: /Identity provider/ })).toHaveAttribute('aria-current', 'step');
    const roles = screen.getByRole('button', { name: /Roles.*Save the configuration first/ });
    await userEvent.click(roles);
    await expect(roles).not.toHaveAttribute('aria-current');
  },
};

export const Narrow: Story = {
  globals: { width: '320px' },
  play: async () => void (await expect(screen.getByText('Step 3 of 4')).toBeVisible()),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

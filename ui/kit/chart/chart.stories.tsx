import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { StoryNotes } from '../story-notes';
import { BarChart } from './bar-chart';
import { Gauge } from './gauge';
import { TimeChart } from './time-chart';

const notes = {
  BarChart: {
    accessibility: [
      'A `figure` that its caption names. The plot is an image with `label` as its name.',
      'A button shows the same numbers as a table.',
    ],
    do: [
      'Put the finding into `label`, not the kind of chart.',
      'Name the series where there are several: they differ in pattern as well as color.',
    ],
    avoid: ['Do not use it for changes over time: that is `TimeChart`.'],
  },
  TimeChart: {
    accessibility: [
      'Each point is an image with its date and values in its name; the arrow keys go from one to the next.',
      'A button shows the same numbers as a table.',
    ],
    do: ['Set `timezone` to that of the account, so that days begin where the user expects them.'],
    avoid: ['Do not draw more than a few lines into one chart.'],
  },
  Gauge: {
    accessibility: ['`role="meter"` with its bounds, and its value in words.', 'A button shows the parts as a table.'],
    do: ['Use `format="number"` for scores.'],
    avoid: ['Do not use it for the progress of a task: that is `Progress`.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = { title: 'Kit/Chart', parameters: { docs: { notes } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const counted = { one: 'submission', other: 'submissions' };

const kinds = [
  { label: 'General', value: 3 },
  { label: 'Solution', value: 14 },
  { label: 'Integration', value: 10 },
  { label: 'Investment', value: 1 },
  { label: 'Sweepstakes', value: 0 },
];

const months = ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08'];
const spread = (series: string, values: readonly number[]) =>
  values.flatMap((value, month) => [
    { at: `${months[month]}-09T10:00:00Z`, series, value },
    { at: `${months[month]}-23T16:30:00Z`, series, value: Math.ceil(value / 2) },
  ]);

const submissions = [
  ...spread('Solution', [2, 5, 3, 8, 4, 6]),
  ...spread('Integration', [1, 0, 4, 2, 5, 3]),
  ...spread('General', [0, 2, 1, 1, 0, 2]),
];

const days = [3, 5, 2, 0, 0, 6, 8, 4, 7, 9, 1, 0, 5, 6, 11, 9, 7, 2, 1, 8, 10, 12];
const visits = days.map((value, day) => ({ at: new Date(Date.UTC(2026, 9, 5 + day, 12)), value }));

export const Bars: Story = {
  render: () => (
    <BarChart
      caption="By kind"
      label="28 submissions of four kinds, half of them about solutions"
      data={kinds}
      unit={counted}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('figure', { name: 'By kind' })).toBeVisible();

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'General: 3 submissions' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: 'Solution: 14 submissions' })).toHaveFocus();
    await expect(canvas.getByText('14 submissions')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('14 submissions')).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Sweepstakes: 0 submissions' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

export const AsTable: Story = {
  ...Bars,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Show as table' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const table = canvas.getByRole('table', { name: 'By kind' });
    await expect(within(table).getByRole('row', { name: 'Solution 14' })).toBeVisible();
    await expect(within(table).getByRole('row', { name: 'Total 28' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Stacked: Story = {
  render: () => (
    <BarChart
      caption="By solution"
      label="31 answers about four solutions, most of them ideas"
      unit={{ one: 'answer', other: 'answers' }}
      heading="Solution"
      data={[
        { label: 'Workflow Builder', series: 'Ideas', value: 9 },
        { label: 'Workflow Builder', series: 'Problems', value: 3 },
        { label: 'Workflow Builder', series: 'Vendors', value: 2 },
        { label: 'Outage Monitoring', series: 'Ideas', value: 4 },
        { label: 'Outage Monitoring', series: 'Problems', value: 6 },
        { label: 'Tech Mentoring', series: 'Ideas', value: 3 },
        { label: 'Tech Mentoring', series: 'Vendors', value: 1 },
        { label: 'Vendor Management', series: 'Ideas', value: 1 },
        { label: 'Vendor Management', series: 'Problems', value: 1 },
        { label: 'Vendor Management', series: 'Vendors', value: 1 },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stack = canvas.getByRole('img', { name: 'Workflow Builder: 14 answers (Ideas 9, Problems 3, Vendors 2)' });
    await userEvent.hover(stack);
    await expect(canvas.getByText('14 answers')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('14 answers')).toBeNull();
  },
};

export const OverTime: Story = {
  render: () => (
    <TimeChart
      caption="Submissions"
      label="77 submissions from March to August"
      points={submissions}
      unit={counted}
      timeZone="UTC"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('img', { name: /^Aug 23 – 29, 2026: / });
    await expect(last).toHaveFocus();
    const frame = canvas.getByRole('figure').getBoundingClientRect();
    const tip = canvasElement.querySelector('[data-slot="chart-tooltip"]')?.getBoundingClientRect();
    await expect(tip?.right).toBeLessThanOrEqual(frame.right);
    await expect(tip?.left).toBeGreaterThanOrEqual(frame.left);
    await expect(tip?.top).toBeGreaterThanOrEqual(frame.top);
  },
};

export const ByMonth: Story = {
  render: () => (
    <TimeChart
      caption="Submissions"
      label="77 submissions from March to August"
      points={submissions}
      interval="month"
      unit={counted}
      timeZone="UTC"
    />
  ),
};

export const Days: Story = {
  render: () => (
    <TimeChart
      caption="Visits"
      label="116 visits in three weeks"
      points={visits}
      unit={{ one: 'visit', other: 'visits' }}
      timeZone="UTC"
    />
  ),
};

export const Line: Story = {
  render: () => (
    <TimeChart
      caption="Submissions"
      label="77 submissions from March to August"
      points={submissions}
      shape="line"
      interval="month"
      unit={counted}
      timeZone="UTC"
    />
  ),
};

export const Area: Story = {
  render: () => (
    <TimeChart caption="Visits" label="116 visits in three weeks" points={visits} shape="area" timeZone="UTC" />
  ),
};

export const Score: Story = {
  name: 'Gauge',
  render: () => (
    <div className="story-column">
      <Gauge caption="Solutions" value={37} label="10 of 27 steps" />
      <Gauge
        caption="Security score"
        value={64}
        format="number"
        tone="warning"
        label="Two things are missing"
        parts={[
          { label: 'Two-step verification', value: 40 },
          { label: 'Passwords', value: 24 },
          { label: 'Sessions', value: 0 },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const meter = canvas.getByRole('meter', { name: 'Solutions' });
    await expect(meter).toHaveAttribute('aria-valuenow', '37');
    await expect(meter).toHaveAttribute('aria-valuetext', '37%');
    await expect(meter).toHaveAccessibleDescription('10 of 27 steps');
    const score = canvas.getByRole('meter', { name: 'Security score' });
    await expect(score).toHaveAttribute('aria-valuetext', '64 of 100');
    await expect(score).toHaveTextContent('64 of 100');
  },
};

const steps = { one: 'step', other: 'steps' };

export const GaugeAsTable: Story = {
  render: () => (
    <div className="story-column">
      <Gauge caption="Storage" value={37} label="37 of 100 GB" />
      <Gauge
        caption="Solutions"
        value={50}
        label="2 of 4 steps"
        parts={[
          { label: 'Outages', value: 2 },
          { label: 'Mentors', value: 0 },
        ]}
        unit={steps}
        heading="Solution"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const button of canvas.getAllByRole('button', { name: 'Show as table' })) await userEvent.click(button);
    await expect(canvas.getByRole('row', { name: 'Storage 37%' })).toBeVisible();
    const parts = within(canvas.getByRole('table', { name: 'Solutions' }));
    await expect(parts.getByRole('row', { name: 'Solution steps' })).toBeVisible();
    await expect(parts.getByRole('row', { name: 'Outages 2' })).toBeVisible();
  },
};

const ratings = [
  { label: 'Outages', value: 4 },
  { label: 'Mentors', value: 2 },
];

export const OnAScale: Story = {
  name: 'Bars on a scale',
  render: () => <BarChart caption="Ratings" label="From 1, poor, to 5, excellent" data={ratings} max={5} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('img', { name: 'Outages: 4' });
    const best = row.querySelector('[data-anchor]')?.getBoundingClientRect();
    // The bar leaves room up to the end of the scale.
    const room = row.getBoundingClientRect().right - (best?.right ?? 0);
    await expect(room).toBeGreaterThan((best?.width ?? 0) / 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Outages 4' })).toBeVisible();
    // Ratings have no total.
    await expect(canvas.queryByRole('row', { name: /^Total/ })).toBeNull();
  },
};

const week = Array.from({ length: 7 }, (_, day) => ({ at: new Date(Date.UTC(2026, 9, 5 + day, 12)), value: 1 }));

export const WeekAsTable: Story = {
  render: () => <TimeChart caption="Visits" label="One a day" points={week} timeZone="UTC" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const place = canvas.getByRole('region', { name: 'Visits' });
    // The shortest bar is fully visible: its total is not covered.
    await expect(place.scrollHeight).toBe(place.clientHeight);
  },
};

const retry = fn();

export const Empty: Story = {
  render: () => (
    <div className="story-column">
      <TimeChart caption="Submissions" label="None so far" points={[]} />
      <BarChart
        caption="By kind"
        label="None so far"
        data={[]}
        error={new Error('The server did not answer.')}
        onRetry={retry}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nothing to show yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show as table' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Loading: Story = {
  render: () => (
    <div className="story-column">
      <TimeChart caption="Submissions" label="" points={[]} loading />
      <BarChart caption="By kind" label="" data={[]} loading />
      <Gauge caption="Solutions" label="" value={undefined} loading />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('figure')[0]).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Nothing to show yet')).toBeNull();
  },
};

const long = [
  { label: 'Projects that need somebody on site for longer than a week', value: 4200 },
  { label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', value: 1800 },
  { label: 'Short', value: 12 },
];

export const LongLabels: Story = {
  render: () => <BarChart caption="What people asked for" label="6,012 requests" data={long} />,
};

export const Narrow: Story = {
  globals: { width: '300px' },
  render: () => (
    <div className="story-column">
      <TimeChart
        caption="Submissions"
        label="77 submissions from March to August"
        points={submissions}
        timeZone="UTC"
      />
      <BarChart caption="What people asked for" label="6,012 requests" data={long} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stop = canvas.getAllByRole('img', { name: /: / })[0];
    await userEvent.hover(stop ?? canvasElement);
    const frame = canvas.getAllByRole('figure')[0]?.getBoundingClientRect();
    const tip = canvasElement.querySelector('[data-slot="chart-tooltip"]')?.getBoundingClientRect();
    await expect(tip?.left).toBeGreaterThanOrEqual(frame?.left ?? Infinity);
    await expect(tip?.right).toBeLessThanOrEqual(frame?.right ?? 0);

    const column = canvasElement.querySelector<HTMLElement>('.story-column');
    const picture = canvas.getByRole('img', { name: /^77 submissions/ });
    const before = picture.clientWidth;
    if (column) column.style.width = `${before - 20}px`;
    await waitFor(() => expect(picture.clientWidth).toBeLessThan(before));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="story-column">
      <TimeChart caption="الطلبات" label="75 طلبًا" points={submissions} locale="ar" timeZone="UTC" />
      <BarChart caption="حسب النوع" label="28 طلبًا" data={kinds} locale="ar" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second, ...later] = canvasElement.querySelectorAll<HTMLElement>('[role="group"] > [role="img"]');
    const startOf = (element?: HTMLElement) => element?.getBoundingClientRect().right;
    await expect(startOf(first)).toBeGreaterThan(startOf(second) ?? Infinity);
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    await expect(first).toHaveFocus();
    await expect(later).not.toHaveLength(0);
  },
};

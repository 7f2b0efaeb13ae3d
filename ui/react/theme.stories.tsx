import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Badge } from '../kit/badge';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Dialog } from '../kit/dialog';
import { Menu, MenuItem } from '../kit/menu';
import { Root } from '../kit/root';
import type { StoryNotes } from '../kit/story-notes';
import { ThemeProvider } from './theme';

const notes = {
  ThemeProvider: {
    accessibility: [
      'The parts below it set `dir` and `color-scheme`, which native controls follow.',
      'Motion is reduced where the device asks for it.',
    ],
    do: [
      'Put a `Root` around parts of the kit that stand alone: this provider renders no element.',
      'Set colors in pairs: `primary` with `on-primary`.',
      'Check contrast with `contrastRatio` or in `/preview`.',
    ],
    avoid: ['Do not nest it only to change one variable of one element: a class does that.'],
  },
  Root: {
    accessibility: ['An element without a role; carries the writing direction.'],
    do: ['Put it around kit parts that stand outside of the login box and the administration.'],
    avoid: ['Do not style `.gh-root`: set variables.'],
  },
  PortalRoot: {
    accessibility: ['An element without a role and without a box of its own.'],
    do: ['Wrap what you mount outside of the tree into it.'],
    avoid: ['Do not use it for what is in the tree: that is `Root`.'],
  },
  KitTextsProvider: {
    accessibility: ['Gives labels, announcements and error messages of the kit another language.'],
    do: ['Hand in `language` too: numbers and dates are written in it.'],
    avoid: ['Do not use it beside `TextsProvider`, which does the same with the texts of a language.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Kit/Theme',
  parameters: { docs: { notes } },
  component: ThemeProvider,
  args: {
    theme: 'dark',
    dir: 'rtl',
    density: 'compact',
    variables: { primary: '#5eead4', 'on-primary': '#06302b', radius: '2px' },
    children: (
      <Root>
        <Card title="حسابك" description="الاسم والبريد" actions={<Badge tone="success">نشط</Badge>}>
          <div className="story-row">
            <Dialog title="إضافة رمز" description="اكتب اسم البرنامج." trigger={<Button>إضافة رمز</Button>} />
            <Menu trigger={<Button variant="secondary">المزيد</Button>}>
              <MenuItem>إعادة تسمية</MenuItem>
            </Menu>
          </div>
        </Card>
      </Root>
    ),
  },
} satisfies Meta<typeof ThemeProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Elements mounted outside the tree have the same theme, direction, density and variables. */
const expectTheme = async (element: HTMLElement) => {
  const style = getComputedStyle(element);
  await expect(style.direction).toBe('rtl');
  await expect(style.getPropertyValue('--gh-surface')).toBe('#15161a');
  await expect(style.getPropertyValue('--gh-primary')).toBe('#5eead4');
  await expect(style.getPropertyValue('--gh-radius')).toBe('2px');
  await expect(element.closest('.gh-root')).toHaveAttribute('data-gh-density', 'compact');
};

export const ReachesMenus: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'المزيد' }));
    await expectTheme(await screen.findByRole('menu'));
  },
};

export const ReachesDialogs: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'إضافة رمز' }));
    await expectTheme(await screen.findByRole('dialog'));
  },
};

/** The page around our parts keeps its font and colors, and gets no elements. */
export const LeavesTheHost: Story = {
  args: { theme: 'dark', variables: { font: 'monospace', text: 'red' }, children: <p>Words of the host</p> },
  decorators: (Story) => (
    <div data-testid="host" style={{ font: '18px Georgia', color: 'rgb(1, 2, 3)', background: 'white' }}>
      <Story />
    </div>
  ),
  play: async () => {
    const text = screen.getByText('Words of the host');
    const { fontFamily, fontSize, color } = getComputedStyle(text);
    await expect([fontFamily, fontSize, color]).toEqual(['Georgia', '18px', 'rgb(1, 2, 3)']);
    await expect(text.parentElement).toBe(screen.getByTestId('host'));
    await expect(text.closest('[data-gh-theme=dark]')).toBeNull();
  },
};

const onPage = { '--gh-control': '61px', '--gh-row': '62px', '--gh-danger-solid': 'rgb(90, 0, 0)' };

/** Variables whose defaults follow from others apply on the page, as all do. */
export const VariablesOfThePage: Story = {
  args: {
    theme: undefined,
    variables: undefined,
    dir: 'ltr',
    children: (
      <Root>
        <Button variant="danger">Delete</Button>
        <div data-testid="row" className="gh:h-row" />
      </Root>
    ),
  },
  beforeEach: () => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(onPage)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(onPage)) style.removeProperty(name);
    };
  },
  play: async () => {
    const { height, backgroundColor } = getComputedStyle(screen.getByRole('button', { name: 'Delete' }));
    await expect([height, backgroundColor]).toEqual(['61px', 'rgb(90, 0, 0)']);
    await expect(getComputedStyle(screen.getByTestId('row')).height).toBe('62px');
  },
};

/** Variables of the provider outrank those of the page. */
export const VariablesOfTheProvider: Story = {
  ...VariablesOfThePage,
  args: { ...VariablesOfThePage.args, variables: { control: '51px', 'danger-solid': 'rgb(0, 0, 90)', row: '52px' } },
  play: async () => {
    const { height, backgroundColor } = getComputedStyle(screen.getByRole('button', { name: 'Delete' }));
    await expect([height, backgroundColor]).toEqual(['51px', 'rgb(0, 0, 90)']);
    await expect(getComputedStyle(screen.getByTestId('row')).height).toBe('52px');
  },
};

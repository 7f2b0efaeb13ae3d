import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPortal } from 'react-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../kit/button/button';
import { Badge } from '../kit/display/badge';
import { Card } from '../kit/layout/card';
import { Dialog } from '../kit/overlay/dialog';
import { Menu, MenuItem } from '../kit/overlay/menu';
import { Root } from '../kit/root';
import type { StoryNotes } from '../kit/story-notes';
import { ThemeProvider } from './theme';

const notes = {
  ThemeProvider: {
    accessibility: [
      'The parts below it set `dir` and `color-scheme`, which native controls follow.',
      'Motion is reduced where the device asks for it.',
      'Components of a host receive ids, roles, states and handlers, and have to pass them on with the `ref`.',
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

/** A palette of shadcn/ui, light and dark, as its command writes it. */
const palette = `
  :root { --background: oklch(1 0 0); --foreground: rgb(10, 20, 30); --card: rgb(250, 251, 252); --popover: rgb(240, 241, 242);
    --muted: rgb(230, 231, 232); --muted-foreground: rgb(90, 91, 92); --primary: rgb(1, 2, 200); --primary-foreground: rgb(255, 254, 253);
    --destructive: rgb(160, 0, 0); --border: rgb(200, 201, 202); --input: rgb(120, 121, 122); --ring: rgb(3, 4, 5); --radius: 3px; }
  .dark { --card: rgb(20, 21, 22); --foreground: rgb(220, 221, 222); --primary: rgb(180, 190, 255); --primary-foreground: rgb(2, 3, 4); }`;

const paletteColors = () => {
  const button = getComputedStyle(screen.getByRole('button', { name: 'Save' }));
  const card = getComputedStyle(screen.getByTestId('card'));
  return [button.backgroundColor, button.color, card.backgroundColor, card.color];
};

/** With `shadcn.css`, the tokens of the page's shadcn/ui are ours, in light and in dark. */
export const TokensOfShadcn: Story = {
  args: {
    theme: 'system',
    variables: undefined,
    dir: 'ltr',
    children: null,
  },
  // Outside of the story's own root, which is light by its toolbar.
  render: (args) => (
    <ThemeProvider {...args}>
      {createPortal(
        <Root>
          <Button>Save</Button>
          <div data-testid="card" className="gh:bg-surface">
            Words on a card
          </div>
        </Root>,
        document.body,
      )}
    </ThemeProvider>
  ),
  beforeEach: () => {
    const colors = document.head.appendChild(document.createElement('style'));
    colors.textContent = palette;
    const mapping = document.head.appendChild(document.createElement('link'));
    mapping.rel = 'stylesheet';
    mapping.href = new URL('../shadcn.css', import.meta.url).href;
    return () => {
      document.documentElement.classList.remove('dark');
      mapping.remove();
      colors.remove();
    };
  },
  play: async () => {
    await waitFor(() =>
      expect(paletteColors()).toEqual([
        'rgb(1, 2, 200)',
        'rgb(255, 254, 253)',
        'rgb(250, 251, 252)',
        'rgb(10, 20, 30)',
      ]),
    );
    await expect(getComputedStyle(screen.getByRole('button')).borderRadius).toBe('3px');
    document.documentElement.classList.add('dark');
    const dark = ['rgb(180, 190, 255)', 'rgb(2, 3, 4)', 'rgb(20, 21, 22)', 'rgb(220, 221, 222)'];
    await waitFor(() => expect(paletteColors()).toEqual(dark));
  },
};

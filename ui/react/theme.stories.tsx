import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Badge } from '../kit/badge';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Dialog } from '../kit/dialog';
import { Menu, MenuItem } from '../kit/menu';
import type { StoryNotes } from '../kit/story-notes';
import { ThemeProvider } from './theme';

const notes = {
  ThemeProvider: {
    accessibility: [
      'Sets `dir` and `color-scheme`, which native controls follow.',
      'Motion is reduced where the device asks for it.',
    ],
    do: ['Set colors in pairs: `primary` with `on-primary`.', 'Check contrast with `contrastRatio` or in `/preview`.'],
    avoid: ['Do not nest it only to change one variable of one element: a class does that.'],
  },
  Root: {
    accessibility: ['An element without a role; carries the writing direction.'],
    do: ['Use it where kit parts stand outside of a `ThemeProvider`.'],
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
      <Card title="حسابك" description="الاسم والبريد" actions={<Badge tone="success">نشط</Badge>}>
        <div className="story-row">
          <Dialog title="إضافة رمز" description="اكتب اسم البرنامج." trigger={<Button>إضافة رمز</Button>} />
          <Menu trigger={<Button variant="secondary">المزيد</Button>}>
            <MenuItem>إعادة تسمية</MenuItem>
          </Menu>
        </div>
      </Card>
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

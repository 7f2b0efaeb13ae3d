import { adminPageIds, adminPages } from '@gatehouse/sdk/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as hebrew } from '../../locales/he';
import { useIdentity } from '../../react/identity';
import { TextsProvider } from '../../react/texts';
import type { CustomPage } from '../custom-pages';
import { AdminPortal, type AdminPortalProps } from './admin-portal';

const notes = {
  AdminPortal: {
    accessibility: [
      'A navigation with a name, and the page in a region whose heading takes the focus when the page changes.',
      'Unsaved changes are asked about before the page changes.',
    ],
    do: [
      'Keep pages and filters in the address: `routing="hash"` or the router of the host.',
      'Use `frame="none"` where the host has a header of its own.',
    ],
    avoid: ['Do not rely on hidden pages for security: the provider authorizes each call.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'Admin/Portal',
  parameters: { docs: { notes } },
  component: AdminPortal,
  decorators: (Story) => (
    <div style={{ height: 720 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof AdminPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the level 1 heading, which exists in every state of the portal. */
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const navigation = async () => within(await screen.findByRole('navigation', { name: 'Pages' }));
const offered = async () => (await navigation()).getAllByRole('button').map(({ textContent }) => textContent);

export const Administrator: Story = {
  args: { page: 'personalApiTokens' },
  play: async () => {
    const pages = await navigation();
    await expect(pages.getByRole('button', { name: 'Personal tokens' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(pages.getByRole('button', { name: 'API tokens' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'API tokens' })).toHaveFocus());
    await expect(pages.getByRole('button', { name: 'API tokens' })).toHaveAttribute('aria-current', 'page');
    await screen.findByText('Nightly export');
  },
};

export const Dark: Story = { args: { page: 'apiTokens' }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { page: 'apiTokens' }, globals: { direction: 'rtl' } };

/** On narrow screens the navigation is a menu. */
export const Narrow: Story = {
  args: { page: 'personalApiTokens' },
  globals: { width: '320px' },
  play: async () => {
    const pages = await navigation();
    await userEvent.click(pages.getByRole('button', { name: 'Personal tokens' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'API tokens' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'API tokens' })).toHaveFocus());
  },
};

/** Pages with URLs are links in the menu too, which the browser can open in a new tab. */
export const NarrowLinks: Story = {
  args: { page: 'personalApiTokens', routing: 'hash' },
  globals: { width: '320px' },
  beforeEach: () => () => history.replaceState(history.state, '', location.pathname + location.search),
  play: async () => {
    const pages = await navigation();
    await userEvent.click(pages.getByRole('button', { name: 'Personal tokens' }));
    const item = await screen.findByRole('menuitem', { name: 'API tokens' });
    await expect(item).toHaveAttribute('href', expect.stringMatching(/#\/api-tokens$/));
    const isLeftToBrowser = new Promise<boolean>((resolve) => {
      const hear = (event: MouseEvent) => {
        resolve(!event.defaultPrevented);
        // The story has no use for the new tab.
        event.preventDefault();
      };
      window.addEventListener('click', hear, { once: true });
    });
    fireEvent.click(item, { ctrlKey: true });
    await expect(await isLeftToBrowser).toBe(true);
    await title('Personal tokens');
    item.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'API tokens' })).toHaveFocus());
    await userEvent.click(pages.getByRole('button', { name: 'API tokens' }));
    (await screen.findByRole('menuitem', { name: 'Personal tokens' })).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Personal tokens' })).toHaveFocus());
  },
};

/** Two pages that share a navigation entry are tabs of each other. */
export const SharedEntry: Story = {
  args: { page: 'apiTokens' },
  play: async () => {
    const tabs = within(await screen.findByRole('navigation', { name: 'API tokens' }));
    await userEvent.click(tabs.getByRole('button', { name: 'Account tokens' }));
    await waitFor(() => expect(screen.queryByText('Notebook')).toBeNull());
    await expect(await screen.findByText('Nightly export')).toBeVisible();
    const pages = await navigation();
    await expect(pages.getByRole('button', { name: 'API tokens', current: 'page' })).toBeVisible();
    await expect(pages.queryByRole('button', { name: 'Account API tokens' })).toBeNull();
  },
};

/** The host hides the pages that need no permission, and the user has none for the others. */
export const NoPages: Story = {
  args: {
    pages: Object.fromEntries(
      adminPageIds.filter((id) => adminPages[id].visibility === 'always').map((id) => [id, { visibility: 'hidden' }]),
    ),
  },
  parameters: { signedInAs: 'reader@acme.test' },
  play: async () => {
    await title('Nothing to manage yet');
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** A page without access is not rendered, however it is opened. */
export const NotAvailable: Story = {
  args: { page: 'apiTokens', pages: { profile: { visibility: 'hidden' }, privacy: { visibility: 'hidden' } } },
  parameters: { signedInAs: 'breached@acme.test', emulator: { refusesLeaked: false } },
  play: async () => {
    await title('This page is not available to you');
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Go to Personal tokens' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Personal tokens' })).toHaveFocus());
  },
};

/** Vendor settings: one page is hidden, one requires a flag that is off. */
export const FlagsOff: Story = {
  args: { pages: { personalApiTokens: { featureFlag: 'new-tokens' } } },
  parameters: { faults: [{ path: '/flags', status: 200, body: { 'new-tokens': 'off' } }] },
  play: async () => {
    const titles = await offered();
    await expect(titles).toContain('API tokens');
    await expect(titles).not.toContain('Personal tokens');
  },
};

export const Loading: Story = {
  parameters: { faults: [{ path: '/flags', network: 'hang' }] },
  play: async () => {
    await title('Administration');
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const Failing: Story = {
  args: { page: 'personalApiTokens' },
  parameters: { faults: [{ path: '/metadata', status: 400, times: 1 }] },
  play: async () => {
    await title('The administration could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await navigation();
    // The button was unmounted, and the focus has moved.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Personal tokens' })).toHaveFocus());
  },
};

export const SignedOut: Story = {
  parameters: { signedInAs: null },
  play: async () => {
    await title('You are signed out');
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** The host opens a page that the user cannot access; the message in its place is focused. */
export const RedirectedToUnavailable: Story = {
  parameters: { signedInAs: 'breached@acme.test', emulator: { refusesLeaked: false } },
  render: (args) => <Redirected {...args} />,
  play: async () => {
    await navigation();
    await userEvent.click(screen.getByRole('button', { name: 'Open API tokens' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await title('This page is not available to you');
  },
};

function Redirected(props: AdminPortalProps) {
  const [page, setPage] = useState<AdminPortalProps['page']>('personalApiTokens');
  return (
    <>
      <button type="button" onClick={() => setPage('apiTokens')}>
        Open API tokens
      </button>
      <AdminPortal {...props} page={page} onPageChange={setPage} />
    </>
  );
}

const close = fn();

function Controlled(props: AdminPortalProps) {
  const [page, setPage] = useState<AdminPortalProps['page']>('apiTokens');
  return <AdminPortal {...props} page={page} onPageChange={setPage} onClose={close} />;
}

function Switching(props: AdminPortalProps) {
  const { session } = useIdentity();
  return (
    <>
      <button type="button" onClick={() => void session.switchTenant('tenant-acme-labs')}>
        Switch account
      </button>
      <AdminPortal {...props} page="apiTokens" />
    </>
  );
}

/** No data of the previous account stays on screen during a switch. */
export const SwitchingAccounts: Story = {
  parameters: { faults: [{ method: 'PUT', path: '*/users/v1/tenant', delay: 1_000 }] },
  render: (args) => <Switching {...args} />,
  play: async () => {
    await screen.findByText('Nightly export');
    await userEvent.click(screen.getByRole('button', { name: 'Switch account' }));
    const portal = screen.getByRole('region', { name: 'Administration' });
    await waitFor(() => expect(portal).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.queryByText('Nightly export')).toBeNull();
    await expect(screen.queryByText('Acme', { exact: true })).toBeNull();
    await screen.findByText('Acme Labs');
    await expect(portal).toHaveAttribute('aria-busy', 'false');
  },
};

/** The other account lacks the page that was open: its first one opens, not a message. */
export const SwitchedToAccountWithoutPage: Story = {
  parameters: {
    signedInAs: {
      email: 'tia@acme.test',
      name: 'Tia Two',
      memberships: [
        { tenantId: 'tenant-acme', roleIds: ['role-admin'] },
        { tenantId: 'tenant-acme-labs', roleIds: ['role-readonly'] },
      ],
    },
  },
  render: (args) => <Switching {...args} />,
  play: async () => {
    await screen.findByText('Nightly export');
    await userEvent.click(screen.getByRole('button', { name: 'Switch account' }));
    await screen.findByText('Acme Labs');
    await title('Profile');
    await expect(screen.queryByText('Nightly export')).toBeNull();
  },
};

export const ControlledByHost: Story = {
  render: (args) => <Controlled {...args} />,
  play: async () => {
    const pages = await navigation();
    await userEvent.click(pages.getByRole('button', { name: 'Personal tokens' }));
    await screen.findByRole('heading', { name: 'Personal tokens' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(close).toHaveBeenCalledOnce();
  },
};

const reviews: CustomPage = {
  id: 'reviews',
  title: { en: 'Reviews', de: 'Bewertungen' },
  icon: Star,
  load: () => import('../story-pages/reviews'),
  after: 'users',
};

/** A custom page among those of the portal, with its own URL. */
export const CustomPages: Story = {
  args: {
    customPages: [
      reviews,
      { ...reviews, id: 'secret', title: 'Secret', permissions: ['app.nobody.holds'] },
      { ...reviews, id: 'flagged', title: 'Flagged', featureFlag: 'no-such-flag' },
      { ...reviews, id: 'mine', title: 'Mine', scope: 'user', icon: undefined },
    ],
  },
  play: async () => {
    const pages = await navigation();
    const titles = await offered();
    await expect(titles.indexOf('Reviews')).toBe(titles.indexOf('Users') + 1);
    await expect(titles).toContain('Mine');
    for (const hidden of ['Secret', 'Flagged']) await expect(titles).not.toContain(hidden);
    await userEvent.click(pages.getByRole('button', { name: 'Reviews' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Reviews' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Five stars only' }));
    await screen.findByText('Reviews with 5 stars');
    // Returning to a page restores its state.
    await userEvent.click(pages.getByRole('button', { name: 'Users' }));
    await title('Users');
    await userEvent.click(pages.getByRole('button', { name: 'Reviews' }));
    await screen.findByText('Reviews with 5 stars');
  },
};

/** A custom page fails to load, and another one throws; the rest of the portal stays. */
export const CustomPageFailing: Story = {
  args: {
    page: 'custom:reviews',
    customPages: [{ ...reviews, load: () => Promise.reject(new Error('gone')) }],
  },
  play: async () => {
    await screen.findByText('This page could not be loaded');
    await navigation();
  },
};

export const Standalone: Story = {
  args: { frame: 'standalone', brand: { name: 'Product Research Portal' }, page: 'apiTokens', onClose: fn() },
  decorators: (Story) => <Story />,
  play: async ({ args }) => {
    await within(await screen.findByRole('main')).findByRole('heading', { level: 1, name: 'API tokens' });
    await waitFor(() => expect(document.title).toMatch(/^API tokens/));
    await expect(screen.getByText('Product Research Portal')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function InHost(props: AdminPortalProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(false)}>
        Leave the administration
      </button>
      {isOpen && <AdminPortal {...props} />}
    </>
  );
}

/** The title of the document names page and view, and is the host's again afterwards. */
export const DocumentTitle: Story = {
  args: { frame: 'none', page: 'users', documentTitle: true },
  parameters: { emulator: { seed: 'demo' } },
  render: (args) => <InHost {...args} />,
  play: async () => {
    const pages = await navigation();
    await waitFor(() => expect(document.title).toBe('Users · Administration'));
    await userEvent.click(pages.getByRole('button', { name: 'SSO' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Manage: corp-labs.test' }));
    await waitFor(() => expect(document.title).toBe('Status · corp-labs.test · SSO · Administration'));
    await userEvent.click(screen.getByRole('button', { name: 'Domains' }));
    await waitFor(() => expect(document.title).toBe('Domains · corp-labs.test · SSO · Administration'));
    document.title = 'Acme';
    await userEvent.click(screen.getByRole('button', { name: 'Leave the administration' }));
    await expect(document.title).toBe('Acme');
  },
};

/** In a host whose language has no texts of the administration, all of it is English, marked and from left to right. */
export const HostInHebrew: Story = {
  args: { page: 'apiTokens' },
  globals: { direction: 'rtl' },
  render: (args) => (
    <TextsProvider texts={hebrew}>
      <AdminPortal {...args} />
    </TextsProvider>
  ),
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'API tokens' });
    const root = heading.closest('.gh-root');
    await expect(root).toHaveAttribute('lang', 'en');
    await expect(root).toHaveAttribute('dir', 'ltr');
    await userEvent.click(await screen.findByRole('button', { name: 'Add token' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.closest('.gh-root')).toHaveAttribute('lang', 'en');
    await expect(dialog.closest('.gh-root')).toHaveAttribute('dir', 'ltr');
    await within(dialog).findByRole('button', { name: 'Cancel' });
  },
};

interface RoleRows {
  roles: { patch(id: string, change: { permissionIds: readonly string[] }): unknown };
}
interface Counted {
  db: RoleRows;
  hits(pattern: string): number;
}
let provider: Counted | undefined;

/** The user's rights are removed while a page is open: they are renewed once, and nothing is called empty. */
export const RightsRemoved: Story = {
  args: { page: 'users' },
  parameters: {
    emulator: { seed: 'demo' },
    prepare: (emulator: Counted) => {
      provider = emulator;
    },
  },
  play: async () => {
    await screen.findByRole('table', { name: 'Users' });
    const renewals = () => provider?.hits('/oauth/authorize/silent') ?? 0;
    const before = renewals();
    provider?.db.roles.patch('role-admin', { permissionIds: ['permission-fe.secure.read.roles'] });
    const said: string[] = [];
    const observer = new MutationObserver(() => {
      if (screen.queryByText('Nothing found')) said.push('Nothing found');
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search: Users' }), 'ann');
    await title('This page is not available to you');
    await waitFor(async () => expect(await offered()).not.toContain('Users'));
    await expect(await offered()).toContain('Roles');
    observer.disconnect();
    await expect(said).toEqual([]);
    await expect(renewals() - before).toBe(1);
  },
};

/** A phone screen has room for the account, but not for the vendor. */
export const StandaloneNarrow: Story = {
  ...Standalone,
  globals: { width: '320px' },
  play: async ({ args }) => {
    await within(await screen.findByRole('main')).findByRole('heading', { level: 1, name: 'API tokens' });
    await expect(screen.getByText('Product Research Portal')).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** For a host with its own header. */
export const Frameless: Story = {
  args: { frame: 'none', page: 'apiTokens' },
  play: async () => {
    await title('API tokens');
    await expect(screen.queryByText('admin@acme.test')).toBeNull();
    await expect(screen.queryByText('Acme', { exact: true })).toBeNull();
    await navigation();
  },
};

/** An application is a filter of users, roles and groups, named and in the address, and a link in the navigation. */
export const SeveralApplications: Story = {
  args: { page: 'users' },
  parameters: { emulator: { seed: 'demo' } },
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search: Users' });
    await userEvent.type(search, 'mfa@acme.test');
    await screen.findByRole('row', { name: /Milo Factor/ });
    // Not assigned to this user.
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lab notes' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Milo Factor/ })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Application: Lab notes' }));
    await screen.findByRole('row', { name: /Milo Factor/ });
    const link = (await navigation()).getByRole('link', { name: 'Lab notes' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Without the flag applications are not rendered. */
export const OneApplication: Story = {
  args: { page: 'users' },
  parameters: {
    emulator: { seed: 'demo' },
    faults: [{ path: '/flags', status: 200, body: { 'multi-apps-admin-portal': 'off' } }],
  },
  play: async () => {
    await screen.findByRole('table', { name: 'Users' });
    await expect((await navigation()).queryByText('Your applications')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await expect(screen.queryByRole('radiogroup', { name: 'Application' })).toBeNull();
  },
};

/** `/` goes to the search of the page, but not while somebody types; a line says that the device is offline. */
export const KeyboardAndConnection: Story = {
  args: { page: 'users' },
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search: Users' });
    await screen.findByText('Milo Factor');
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('a/b');
    await expect(search).toHaveValue('a/b');
    await userEvent.clear(search);

    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    fireEvent(window, new Event('offline'));
    await screen.findByText(/^You are offline/);
    Reflect.deleteProperty(navigator, 'onLine');
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());

    // What destroys comes last, after a line.
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Milo Factor' }));
    const [line] = within(await screen.findByRole('menu')).getAllByRole('separator');
    await expect(line?.parentElement?.lastElementChild).toHaveTextContent(/^Remove/);
  },
};

/** Ctrl and K open a page by a part of its name; the focus goes to its title. */
export const JumpToPage: Story = {
  args: { page: 'apiTokens' },
  play: async () => {
    await screen.findByText('Nightly export');
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Page' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'nothing like it');
    await expect(screen.queryByRole('option')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'ro');
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Roles');
    await userEvent.clear(field);
    await userEvent.type(field, 'audit{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Audit log' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

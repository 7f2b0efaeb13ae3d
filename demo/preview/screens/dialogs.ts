import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { CheckoutStep } from '@gatehouse/sdk/flows/checkout';
import type { PageTasks } from '@gatehouse/ui/admin';
import type { AdminTextLoaders, Texts } from '@gatehouse/ui/locales/en';
import type { failures, subscriptions } from '../state/choices';

type Loaders = AdminTextLoaders;
type Part = keyof Loaders;
type TextsOf<Name extends Part> = Awaited<ReturnType<Loaders[Name]>>['texts'];

/** Element to press: by its text, or in the first row that has it. */
export type Press =
  | { label: string; within?: string }
  | { item: string }
  | { place: 'row' | 'check' | 'menu' | 'file' };

/** A dialog or drawer of a page, and the user actions that open it. */
export interface DialogView {
  name: string;
  /** Path below the page, such as that of a tab. */
  at?: string;
  /** Returns the elements to press, in the current language. */
  open: (texts: { admin: Loaders; checkout: Texts['checkout'] }) => Promise<Press[]>;
  needs?: { subscription?: keyof typeof subscriptions; failure?: keyof typeof failures; failingCall?: string };
  /** Whether plan and policies are reset to the setup. */
  startsAnew?: boolean;
}

const label = (text: string): Press => ({ label: text });
const item = (text: string): Press => ({ item: text });
const row: Press = { place: 'row' };
const check: Press = { place: 'check' };
const menu: Press = { place: 'menu' };

/** Creates the views of a page from its texts. */
const within =
  <Name extends Part>(part: Name, at?: string) =>
  (name: string, presses: (texts: TextsOf<Name>) => Press[]): DialogView => ({
    name,
    ...(at && { at }),
    open: async ({ admin }) => {
      // The loader of a part returns the texts of that part.
      const { texts } = (await admin[part]()) as { texts: TextsOf<Name> };
      return presses(texts);
    },
  });

const users = within('users');
const applications = within('users', 'applications');
const groups = within('groups');
const roles = within('roles');
const accounts = within('accounts');
const tokens = within('tokens');
const profile = within('profile');
const privacy = within('privacy');
const ips = within('security', 'ip-restrictions');
const domains = within('security', 'domain-restrictions');
const webhooks = within('webhooks', 'webhooks');
const slack = within('webhooks', 'slack');
const provisioning = within('provisioning');
const subscription = within('subscription');

const toCheckout = (texts: TextsOf<'subscription'>): Press[] => [label(texts.choose), label(texts.select('Business'))];

const tokenDialogs = {
  add: tokens('Add token', (texts) => [label(texts.add)]),
  remove: tokens('Delete token', (texts) => [item(texts.remove)]),
};

/** Dialogs of every page. A dialog of the kit without a name here does not compile. */
export const taskDialogs: { readonly [Page in keyof PageTasks]: Readonly<Record<PageTasks[Page], DialogView>> } = {
  profile: {
    'picture.crop': profile('Crop picture', () => [{ place: 'file' }]),
    'picture.remove': profile('Remove picture', (texts) => [label(texts.picture.remove)]),
    'phone.changeOwn': profile('Change phone number', (texts) => [label(texts.own.change)]),
    'phone.add': profile('Add phone number', (texts) => [label(texts.numbers.add)]),
    'phone.verify': profile('Confirm phone number', (texts) => [item(texts.numbers.verify)]),
    'phone.remove': profile('Remove phone number', (texts) => [item(texts.numbers.remove)]),
  },
  privacy: {
    'password.change': privacy('Change password', (texts) => [label(texts.password.change)]),
    'factor.add': privacy('Add authenticator app', (texts) => [
      label(texts.factors.add),
      label(texts.factors.choices.app),
    ]),
    'factor.remove': privacy('Remove second factor', (texts) => [
      { within: texts.factors.title, label: texts.factors.remove },
    ]),
    'passkey.add': privacy('Add passkey', (texts) => [label(texts.passkeys.add)]),
    'passkey.remove': privacy('Remove passkey', (texts) => [
      { within: texts.passkeys.title, label: texts.passkeys.remove },
    ]),
    'session.one': privacy('Sign out a device', (texts) => [item(texts.sessions.end)]),
    'session.own': privacy('Sign out here', (texts) => [item(texts.sessions.end)]),
    'session.others': privacy('Sign out other devices', (texts) => [label(texts.sessions.endOthers)]),
    'session.all': privacy('Sign out everywhere', (texts) => [label(texts.sessions.endAll)]),
  },
  personalApiTokens: tokenDialogs,
  apiTokens: tokenDialogs,
  allAccounts: {
    add: accounts('Create account', (texts) => [label(texts.add)]),
    rename: accounts('Rename account', (texts) => [menu, label(texts.rename)]),
    enable: accounts('Enable management', (texts) => [item(texts.enable)]),
    disable: accounts('Disable management', (texts) => [item(texts.disable)]),
    settings: accounts('Hierarchy settings', (texts) => [item(texts.settings)]),
    addUsers: accounts('Add users to account', (texts) => [item(texts.addUsers)]),
    remove: accounts('Delete account', (texts) => [item(texts.remove)]),
    addUser: { ...accounts('Add user to accounts', (texts) => [label(texts.addUser)]), at: 'users' },
    editRoles: { ...accounts('Edit roles in accounts', (texts) => [item(texts.editRoles)]), at: 'users' },
    removeUser: { ...accounts('Remove user from accounts', (texts) => [item(texts.removeUser)]), at: 'users' },
  },
  users: {
    add: users('Add users', (texts) => [label(texts.add)]),
    inviteLink: users('Invite link', (texts) => [label(texts.inviteLink)]),
    edit: users('Edit user', (texts) => [item(texts.edit)]),
    setEnd: users('Set when access ends', (texts) => [item(texts.setEnd)]),
    makePermanent: users('Make user permanent', (texts) => [item(texts.makePermanent)]),
    resend: users('Resend invitation', (texts) => [item(texts.resend)]),
    resendActivation: users('Resend activation email', (texts) => [item(texts.resendActivation)]),
    lock: {
      name: 'Disable user and sign out everywhere',
      open: async ({ admin }) => {
        const [{ texts }, frame] = await Promise.all([admin.users(), admin.frame()]);
        // The first row is the signed-in user, who cannot be disabled.
        return [row, label(frame.texts.resource.nextRow), label(texts.tabs.security), label(texts.lock)];
      },
    },
    disable: users('Disable user', (texts) => [item(texts.disable)]),
    enable: users('Enable user', (texts) => [item(texts.enable)]),
    actAs: users('Act as user', (texts) => [item(texts.actAs)]),
    endSessions: users('End sessions', (texts) => [item(texts.endSessions)]),
    remove: users('Remove user', (texts) => [item(texts.remove)]),
    addRoles: users('Add roles to users', (texts) => [check, label(texts.addRoles)]),
    removeRoles: users('Remove roles from users', (texts) => [check, label(texts.removeRoles)]),
    'application.assign': applications('Assign application', (texts) => [label(texts.applications.assign)]),
    'application.unassign': applications('Remove application', (texts) => [item(texts.applications.unassign)]),
  },
  groups: {
    add: groups('Add group', (texts) => [label(texts.add)]),
    edit: groups('Edit group', (texts) => [item(texts.edit)]),
    addMembers: groups('Add members', (texts) => [item(texts.addMembers)]),
    removeMembers: groups('Remove members', (texts) => [row, label(texts.tabs.members), item(texts.removeMember)]),
    remove: groups('Delete group', (texts) => [item(texts.remove)]),
    settings: groups('Group settings', (texts) => [label(texts.settings)]),
  },
  roles: {
    add: roles('Add role', (texts) => [label(texts.add)]),
    edit: roles('Edit role', (texts) => [item(texts.edit)]),
    remove: roles('Delete role', (texts) => [item(texts.remove)]),
  },
  security: {
    'ip.add': ips('Add IP address', (texts) => [label(texts.ips.add)]),
    'ip.addMany': ips('Add several IP addresses', (texts) => [label(texts.ips.addMany)]),
    'ip.activate': ips('Allow my IP address', (texts) => [label(texts.ips.addMine)]),
    'ip.remove': ips('Delete IP address', (texts) => [item(texts.ips.remove)]),
    'domain.add': domains('Add email domain', (texts) => [label(texts.domains.add)]),
    'domain.remove': domains('Delete email domain', (texts) => [item(texts.domains.remove)]),
  },
  sso: { remove: within('sso')('Delete connection', (texts) => [label(texts.manage), label(texts.remove)]) },
  provisioning: {
    add: provisioning('Connect a directory', (texts) => [label(texts.add)]),
    edit: provisioning('Edit directory', (texts) => [item(texts.edit)]),
    wait: provisioning('Set up directory', (texts) => [item(texts.details)]),
    remove: provisioning('Delete directory', (texts) => [item(texts.remove)]),
  },
  webhooks: {
    'webhook.add': webhooks('Add webhook', (texts) => [label(texts.webhooks.add)]),
    'webhook.edit': webhooks('Edit webhook', (texts) => [item(texts.edit)]),
    'webhook.remove': webhooks('Delete webhook', (texts) => [item(texts.remove)]),
    'slack.add': slack('Add Slack notification', (texts) => [label(texts.slack.add)]),
    'slack.edit': slack('Edit Slack notification', (texts) => [item(texts.edit)]),
    'slack.remove': slack('Delete Slack notification', (texts) => [item(texts.remove)]),
  },
  audits: { export: within('audits')('Export log', (texts) => [label(texts.export)]) },
  subscription: {
    choose: subscription('Choose a plan', (texts) => [label(texts.choose)]),
    checkout: { ...subscription('Check out', toCheckout), startsAnew: true },
    cancel: subscription('Cancel plan', (texts) => [label(texts.cancel)]),
    renew: { ...subscription('Keep plan', (texts) => [label(texts.renew)]), needs: { subscription: 'ending' } },
    card: subscription('Replace card', (texts) => [label(texts.replace)]),
    details: subscription('Edit billing details', (texts) => [label(texts.editDetails)]),
  },
  reports: { send: within('reports')('Send report', (texts) => [item(texts.send)]) },
};

/** A step of the checkout: elements to press once it is open. */
const checkout = (
  name: string,
  press?: 'confirm' | 'other',
  failing?: { failure: 'hang' | 'status-500'; failingCall: string },
): DialogView => ({
  name,
  open: async ({ admin, checkout }) => {
    const [{ texts }, { texts: checkoutTexts }] = await Promise.all([admin.subscription(), checkout()]);
    const words = press && { confirm: checkoutTexts.confirm, other: checkoutTexts.card.other }[press];
    return [...toCheckout(texts), ...(words ? [label(words)] : [])];
  },
  startsAnew: true,
  ...(failing && { needs: failing }),
});

/** The steps of the checkout except the one with the user's decision. One without a name does not compile. */
const checkoutSteps: Readonly<Record<Exclude<CheckoutStep, 'ready'>, DialogView>> = {
  fetching: checkout('Checkout loads', undefined, { failure: 'hang', failingCall: 'billing.getPlan' }),
  loading: checkout('Paying', 'confirm', { failure: 'hang', failingCall: 'billing.updateManagedSubscription' }),
  error: checkout('Payment failed', 'confirm', {
    failure: 'status-500',
    failingCall: 'billing.updateManagedSubscription',
  }),
  confirmed: checkout('Plan changed', 'confirm'),
};

/** All steps of the checkout, except the one that is a task of the page. */
export const checkoutDialogs: Readonly<Record<string, DialogView>> = {
  ...Object.fromEntries(Object.entries(checkoutSteps).map(([step, view]) => [`checkout.${step}`, view])),
  'checkout.card': checkout('Pay with another card', 'other'),
  'checkout.unreachable': checkout('Checkout could not be loaded', undefined, {
    failure: 'status-500',
    failingCall: 'billing.getPlan',
  }),
};

const drawer = (name: string, at?: string): DialogView => ({ name, ...(at && { at }), open: async () => [row] });

export const drawers: Readonly<Partial<Record<AdminPageId, Readonly<Record<string, DialogView>>>>> = {
  users: { details: drawer('User details') },
  groups: { details: drawer('Group details') },
  roles: { details: drawer('Role details') },
  allAccounts: { details: accounts('Account details', (texts) => [item(texts.open)]) },
  audits: { details: drawer('Entry details') },
  reports: { details: drawer('Report') },
  webhooks: { details: drawer('Webhook details', 'webhooks') },
};

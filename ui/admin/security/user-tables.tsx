'use client';
import * as passwords from '@gatehouse/sdk/passwords';
import * as users from '@gatehouse/sdk/users';
import Mail from 'lucide-react/icons/mail';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId, useMemo } from 'react';
import { useToast } from '../../kit/feedback/toast';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../kit/layout/tabs';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useUser } from '../../react/session';
import { useSubmit } from '../archetypes/form/use-submit';
import { type BulkTask, bulkTask } from '../archetypes/list/bulk-run';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { usePageAddress } from '../archetypes/page/address';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';

type Listed = users.ListedUser;

const presets = ['breached-passwords', 'mfa-unenrolled', 'inactive'] as const satisfies readonly users.UserPreset[];
const sorts: Readonly<Record<string, users.UserSort>> = { user: 'name', joinedAt: 'createdAt' };
const nameFirst = { id: 'user', desc: false };
const PAGE_SIZE = 10;

/** URL parameter that names the table; each table has its own search and page. */
const TABLE = 'users';

const nameOf = ({ name, email }: Listed): string => name?.trim() || email;

interface UserTablesProps {
  /** Whether the user may send password reset emails. */
  mayReset: boolean;
}

/** Renders the users at risk in three lists. */
export default function UserTables({ mayReset }: UserTablesProps) {
  const { users: texts } = useAdminTexts('security');
  const id = useId();
  const { search, go } = usePageAddress('security');
  const params = new URLSearchParams(search);
  const current = presets.find((preset) => preset === params.get(TABLE)) ?? presets[0];
  const show = (preset: string) => {
    params.set(TABLE, preset);
    go({ search: params.toString() }, 'replace');
  };
  return (
    <section aria-labelledby={id} className="gh:grid gh:gap-2">
      <h2 id={id} className="gh:text-sm gh:font-medium">
        {texts.title}
      </h2>
      <Tabs value={current} onValueChange={show} className="gh:gap-4">
        <TabsList aria-labelledby={id}>
          {presets.map((preset) => (
            <TabsTrigger key={preset} value={preset}>
              {texts.tables[preset].title}
            </TabsTrigger>
          ))}
        </TabsList>
        {presets.map((preset) => (
          <TabsContent key={preset} value={preset}>
            <UserTable preset={preset} mayReset={mayReset && preset === 'breached-passwords'} />
          </TabsContent>
        ))}
      </Tabs>
    </section>
  );
}

function UserTable({ preset, mayReset }: UserTablesProps & { preset: users.UserPreset }) {
  const { users: texts } = useAdminTexts('security');
  const kinds = useColumnKinds<Listed>();
  const kit = useKitTexts();
  const toaster = useToast();
  const sendReset = useSubmit(useCapability(passwords).sendReset());
  const { query, ...rest } = useListView('security', { pageSize: PAGE_SIZE, sort: nameFirst, name: preset });
  const source = useCapability(users).list({
    preset,
    page: query.page,
    pageSize: query.pageSize,
    search: query.search,
    sortBy: sorts[query.sort?.id ?? ''] ?? 'name',
    order: query.sort?.desc ? 'DESC' : 'ASC',
    include: [],
  });
  const columns = useMemo(
    () => [
      kinds.user('user', {
        header: texts.user,
        value: (user) => ({
          name: nameOf(user),
          email: user.email,
          picture: user.profilePictureUrl,
          badges: user.isDisabled ? [{ label: texts.disabled, tone: 'danger' }] : [],
        }),
      }),
      kinds.date('lastSeen', {
        header: texts.lastSeen,
        value: ({ lastLogin }) => lastLogin,
        none: texts.never,
        sortable: false,
      }),
      kinds.date('joinedAt', { header: texts.joinedAt, value: ({ createdAt }) => createdAt }),
    ],
    [kinds, texts],
  );
  const reset = async ({ email }: Listed) => {
    try {
      await sendReset({ email });
      toaster.success(texts.resetSent(email));
    } catch (thrown) {
      toaster.error(texts.resetFailed(email), kit.describeError(thrown));
    }
  };

  return (
    <ListPage
      level="none"
      title={texts.tables[preset].title}
      view={{ query, ...rest }}
      search={texts.search}
      rowId={({ id }) => id}
      rowLabel={nameOf}
      rowActions={
        mayReset
          ? (user) => [{ label: texts.reset, icon: <Mail aria-hidden />, onSelect: () => void reset(user) }]
          : undefined
      }
      bulkActions={useUserBulk(mayReset)}
      empty={{ icon: <ShieldCheck />, title: texts.tables[preset].empty, text: texts.tables[preset].emptyText }}
      source={source}
      columns={columns}
    />
  );
}

/** Returns the bulk actions for users, run one by one. */
const useUserBulk = (mayReset: boolean): BulkTask<Listed>[] => {
  const { users: texts } = useAdminTexts('security');
  const ownId = useUser()?.id;
  const may = useRights('users');
  const { sendReset } = useCapability(passwords);
  const { setDisabled } = useCapability(users);
  return [
    mayReset &&
      bulkTask({
        label: texts.reset,
        confirmation: (rows) => ({ title: texts.resetTitle(rows.length), text: texts.resetText, confirm: texts.reset }),
        mutation: sendReset(),
        toVariables: ({ email }: Listed) => ({ email }),
      }),
    may.disable &&
      bulkTask({
        label: texts.disable,
        tone: 'danger',
        confirmation: (rows) => ({
          title: texts.disableTitle(rows.length),
          text: texts.disableText,
          confirm: texts.disable,
        }),
        skips: ({ id, isDisabled }: Listed) =>
          id === ownId ? texts.notYourself : isDisabled ? texts.disabled : undefined,
        mutation: setDisabled(),
        toVariables: ({ id }: Listed) => ({ userId: id, isDisabled: true }),
      }),
  ].filter((task) => task !== false);
};

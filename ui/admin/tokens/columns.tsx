import type * as tokens from '@gatehouse/sdk/tokens';
import { Badge } from '../../kit/badge';
import { columnsFor, type TableColumns } from '../../kit/table-features';
import type { TokensTexts } from '../../locales/en/admin/tokens';
import { CopyId } from './copy-id';
import { tokenName } from './token-name';

type Token = tokens.ApiToken;

export interface ColumnFacts {
  texts: TokensTexts;
  language: string;
  type: tokens.TokenType;
  /** The list holds tokens of the person and of the account. */
  isMixed: boolean;
  /** Names of roles by id, as far as they are known. */
  roleNames: ReadonlyMap<string, string>;
  /** Milliseconds since the epoch. */
  now: number;
}

const column = columnsFor<Token>();

/** Roles of an account's token in words; their number where the names are not known. */
const rolesInWords = ({ roleIds = [], owner }: Token, { texts, roleNames }: ColumnFacts): string => {
  if (owner === 'user') return texts.ownRoles;
  if (roleIds.length === 0) return texts.noRoles;
  const names = roleIds.map((id) => roleNames.get(id));
  return names.every(Boolean) ? names.join(', ') : texts.roleCount(roleIds.length);
};

/** Columns of a token list; owner and roles only where they tell tokens apart. */
export const tokenColumns = (facts: ColumnFacts): TableColumns<Token> => {
  const { texts, language, type, isMixed, now } = facts;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const date = (iso: string | null | undefined): string => {
    const time = Date.parse(iso ?? '');
    return Number.isNaN(time) ? '' : format.format(time);
  };

  return column.columns([
    column.accessor((token) => tokenName(token, texts), {
      id: 'description',
      header: texts.description,
      meta: { fixed: true },
      cell: ({ getValue }) => <span className="gh:block gh:min-w-28">{getValue()}</span>,
    }),
    ...(isMixed
      ? [
          column.accessor((token) => texts.owners[token.owner], {
            id: 'owner',
            header: texts.owner,
            cell: ({ row, getValue }) => (
              <Badge tone={row.original.owner === 'tenant' ? 'info' : 'neutral'}>{getValue()}</Badge>
            ),
          }),
          column.accessor((token) => rolesInWords(token, facts), {
            id: 'roles',
            header: texts.roles,
            meta: { secondary: true },
            cell: ({ getValue }) => <span className="gh:text-subtle">{getValue()}</span>,
          }),
        ]
      : []),
    column.accessor('key', {
      header: type === 'AccessToken' ? texts.tokenId : texts.id,
      enableSorting: false,
      cell: ({ getValue }) => <CopyId id={getValue()} />,
    }),
    column.accessor('createdAt', {
      header: texts.created,
      cell: ({ getValue }) => <span className="gh:whitespace-nowrap gh:tabular-nums">{date(getValue())}</span>,
    }),
    column.accessor((token) => token.expires ?? '', {
      id: 'expires',
      header: texts.expires,
      cell: ({ getValue }) => {
        const expires = getValue();
        if (!date(expires)) return <span className="gh:text-subtle">{texts.never}</span>;
        if (Date.parse(expires) <= now) return <Badge tone="danger">{texts.expired(date(expires))}</Badge>;
        return <span className="gh:whitespace-nowrap gh:tabular-nums">{date(expires)}</span>;
      },
    }),
  ]);
};

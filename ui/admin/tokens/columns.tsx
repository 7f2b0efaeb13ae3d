import type * as tokens from '@gatehouse/sdk/tokens';
import type { TableColumns } from '../../kit/table-columns';
import type { TokensTexts } from '../../locales/en/admin/tokens';
import type { columnKinds } from '../resource/column-kinds';
import { namesOrCount } from '../resource/names-or-count';
import { tokenName } from './token-name';

type Token = tokens.ApiToken;

export interface ColumnContext {
  kinds: ReturnType<typeof columnKinds<Token>>;
  texts: TokensTexts;
  type: tokens.TokenType;
  /** Owners of the tokens in the list. */
  owners: readonly tokens.TokenOwner[];
  /** Known role names by id. */
  roleNames: ReadonlyMap<string, string>;
  /** Current time in milliseconds since the epoch. */
  now: number;
}

/** Returns the roles of an account token as text, or their number until the names are known. */
const roleLabels = ({ roleIds = [], owner }: Token, { texts, roleNames }: ColumnContext): readonly string[] => {
  if (owner === 'user') return [texts.ownRoles];
  return namesOrCount(roleIds, roleNames, texts.roleCount);
};

/** Returns the columns of a token list; owner and roles only if they distinguish tokens. */
export const tokenColumns = (context: ColumnContext): TableColumns<Token> => {
  const { kinds, texts, type, owners, now } = context;
  return [
    kinds.text('description', { header: texts.description, value: (token) => tokenName(token, texts), fixed: true }),
    ...(owners.length > 1
      ? [
          kinds.badge('owner', {
            header: texts.owner,
            value: ({ owner }) => ({ label: texts.owners[owner], tone: owner === 'tenant' ? 'info' : 'neutral' }),
          }),
        ]
      : []),
    ...(owners.includes('tenant')
      ? [
          kinds.names('roles', {
            header: texts.roles,
            value: (token) => roleLabels(token, context),
            none: texts.noRoles,
            secondary: true,
          }),
        ]
      : []),
    kinds.copyId('key', { header: type === 'AccessToken' ? texts.tokenId : texts.id, value: ({ key }) => key }),
    kinds.date('createdAt', { header: texts.created, value: ({ createdAt }) => createdAt }),
    kinds.date('expires', {
      header: texts.expires,
      value: ({ expires }) => expires,
      none: texts.never,
      badge: (time, date) => (time <= now ? { label: texts.expired(date), tone: 'danger' } : undefined),
    }),
  ];
};

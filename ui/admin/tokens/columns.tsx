import type * as tokens from '@gatehouse/sdk/tokens';
import type { TableColumns } from '../../kit/table-columns';
import type { TokensTexts } from '../../locales/en/admin/tokens';
import type { columnKinds } from '../resource/column-kinds';
import { namesOrCount } from '../resource/names-or-count';
import { tokenName } from './token-name';

type Token = tokens.ApiToken;

export interface ColumnFacts {
  kinds: ReturnType<typeof columnKinds<Token>>;
  texts: TokensTexts;
  type: tokens.TokenType;
  /** Whose tokens the list holds. */
  owners: readonly tokens.TokenOwner[];
  /** Names of roles by id, as far as they are known. */
  roleNames: ReadonlyMap<string, string>;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Roles of an account's token in words; their number where the names are not known. */
const rolesInWords = ({ roleIds = [], owner }: Token, { texts, roleNames }: ColumnFacts): readonly string[] => {
  if (owner === 'user') return [texts.ownRoles];
  return namesOrCount(roleIds, roleNames, texts.roleCount);
};

/** Columns of a token list; owner and roles only where they tell tokens apart. */
export const tokenColumns = (facts: ColumnFacts): TableColumns<Token> => {
  const { kinds, texts, type, owners, now } = facts;
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
            value: (token) => rolesInWords(token, facts),
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

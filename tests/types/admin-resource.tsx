/**
 * Only compiled, never run: lines that must not compile are marked, and the compiler reports a marked line that does.
 */

import type { Bound, BoundQuery, Page } from '@gatehouse/sdk';
import { adminRights, type RightOf } from '@gatehouse/sdk/admin/rights';
import type * as groups from '@gatehouse/sdk/groups';
import { ConfirmDialog } from '../../ui/admin/archetypes/form/confirm-dialog';
import type { PagedQuery } from '../../ui/admin/archetypes/list/list-page';

declare const bound: Bound<typeof groups>;
declare const group: groups.Group | undefined;

const shared = {
  item: group,
  onClose: () => undefined,
  title: () => 'Delete?',
  description: 'It is gone then.',
  confirmLabel: 'Delete',
  toast: () => 'Deleted',
};

/** A mutation takes a plain id, while the dialog is about the entity. */
export const byId = <ConfirmDialog {...shared} mutation={bound.remove()} toVariables={({ id }) => id} />;

// @ts-expect-error the mutation takes an id, not the entity
export const byThing = <ConfirmDialog {...shared} mutation={bound.remove()} toVariables={(complete) => complete} />;

declare const allGroups: BoundQuery<groups.Group[]>;
declare const somePage: BoundQuery<Page<groups.Group>>;
export const paged: PagedQuery<groups.Group> = somePage;
// @ts-expect-error a list that is not paged has no total
export const notPaged: PagedQuery<groups.Group> = allGroups;

export const right: RightOf<'groups'> = 'addUsers';
// @ts-expect-error groups have no such right
export const noRight: RightOf<'groups'> = 'endSessions';
// @ts-expect-error no page of this name
export const noPage = adminRights.nowhere;

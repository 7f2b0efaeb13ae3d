import type { AuditRow } from '@gatehouse/sdk/audits';
import type { AuditsTexts } from '../../../locales/en/admin/audits';
import { hasOwn, isRecord } from '../../guards';

const REFUSED = ' (refused)';

/** Returns the name of an action; undefined for one that has none in this language. */
export const knownActionName = (action: string, texts: AuditsTexts): string | undefined => {
  if (hasOwn(texts.actions, action)) return texts.actions[action];
  if (!action.endsWith(REFUSED)) return undefined;
  const name = knownActionName(action.slice(0, -REFUSED.length), texts);
  return name === undefined ? undefined : texts.refused(name);
};

/** Returns the name of an action; the provider's words if it has none in this language. */
export const actionName = (action: string, texts: AuditsTexts): string => knownActionName(action, texts) ?? action;

/** Returns to whom it was done, where the description goes on after the action, and on whose behalf: "Editor". */
export const actionObject = ({ action, description, json }: AuditRow, texts: AuditsTexts): string => {
  const rest = action && description?.startsWith(action) ? description.slice(action.length) : '';
  const actor = isRecord(json) ? json.actor : undefined;
  const by = ` (by ${actor})`;
  if (!rest.endsWith(by)) return rest.replace(/^: /, '').trim();
  return [rest.slice(0, -by.length).replace(/^: /, ''), texts.by(String(actor))].filter(Boolean).join(' · ');
};

/** Returns what was done to whom: "Role changed: Editor". */
export const actionText = (row: AuditRow, texts: AuditsTexts): string => {
  if (!row.action) return row.description ?? '';
  return [actionName(row.action, texts), actionObject(row, texts)].filter(Boolean).join(': ');
};

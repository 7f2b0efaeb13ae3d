import { describe, expect, it } from 'vitest';
import { newerOperations } from '../../../../emulator/operations/newer';
import { everyOperation } from '../../../../emulator/operations/registry';
import { actionText } from '../../../../ui/admin/archetypes/formats/action-names';
import { texts as german } from '../../../../ui/locales/de/admin/audits';
import { texts as english } from '../../../../ui/locales/en/admin/audits';

describe('actions of the audit log', () => {
  it('of every operation have a name', () => {
    const audits = [...everyOperation(), ...newerOperations].flatMap(({ access }) => access?.audit ?? []);
    const actions = new Set(audits.map((audit) => audit.split(':')[0] ?? ''));
    expect(actions.size).toBeGreaterThan(100);
    const unnamed = [...actions].filter((action) => !Object.hasOwn(english.actions, action));
    expect(unnamed, 'Each has an entry in ui/locales/<language>/admin/audit-actions.ts').toEqual([]);
  });

  it.each([
    [{ action: 'Signed in', description: 'Signed in' }, 'Angemeldet'],
    [{ action: 'Role changed', description: 'Role changed: Editor' }, 'Rolle geändert: Editor'],
    [{ action: 'Role changed (refused)', description: 'Role changed (refused)' }, 'Rolle geändert (abgelehnt)'],
    [
      { action: 'Role changed', description: 'Role changed: Editor (by Ann)', json: { actor: 'Ann' } },
      'Rolle geändert: Editor · durch Ann',
    ],
    [
      { action: 'Role changed', description: 'Role changed (by Ann)', json: { actor: 'Ann' } },
      'Rolle geändert: durch Ann',
    ],
    [
      { action: 'Role changed', description: 'Role changed: Night (by Ann)', json: '{}' },
      'Rolle geändert: Night (by Ann)',
    ],
    [{ action: 'Role changed', description: 'Something else' }, 'Rolle geändert'],
    [{ action: 'Robot greased', description: 'Robot greased: R2' }, 'Robot greased: R2'],
    [{ action: 'constructor', description: '' }, 'constructor'],
    [{ action: null, description: 'Only a description' }, 'Only a description'],
    [{}, ''],
  ])('%j is written as %s', (row, text) => {
    expect(actionText(row, german)).toBe(text);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AdminPageId,
  configurableFields,
  configurableTabs,
  type FieldSection,
  type TabPage,
} from '@gatehouse/sdk/admin';
import { expect, test } from 'vitest';

/** The page of each section's fields. */
const pageOf: Readonly<Record<FieldSection, AdminPageId>> = {
  users: 'users',
  inviteUser: 'users',
  profile: 'profile',
  account: 'account',
  privacy: 'privacy',
  sessionManagement: 'security',
  generalSettings: 'security',
};

const admin = fileURLToPath(new URL('../../../ui/admin', import.meta.url));

const sourceOf = (page: AdminPageId): string =>
  readdirSync(join(admin, page), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.stories.'))
    .map((file) => readFileSync(join(admin, page, file), 'utf8'))
    .join('\n');

/** Returns the fields that the code of their page does not name. */
const forgottenFields = (): string[] =>
  (Object.keys(pageOf) as FieldSection[]).flatMap((section) => {
    const source = sourceOf(pageOf[section]);
    const isUsed = source.includes(`useFieldAppearance('${section}')`);
    return configurableFields[section]
      .filter((field) => !isUsed || !source.includes(`'${field}'`))
      .map((field) => `${section}.${field}`);
  });

/** Returns the pages whose tabs can be hidden, but which do not call `visibleTabs`. */
const forgottenTabs = (): string[] =>
  (Object.keys(configurableTabs) as TabPage[]).filter((page) => !sourceOf(page).includes(`useVisibleTabs('${page}')`));

test('requests every configurable field', () => {
  expect(forgottenFields()).toEqual([]);
});

test('checks tab visibility on every page whose tabs can be hidden', () => {
  expect(forgottenTabs()).toEqual([]);
});

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

/** Where the fields of each section stand. */
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

/** Fields that the code of their page does not name. */
const forgottenFields = (): string[] =>
  (Object.keys(pageOf) as FieldSection[]).flatMap((section) => {
    const source = sourceOf(pageOf[section]);
    const isAsked = source.includes(`useFieldAppearance('${section}')`);
    return configurableFields[section]
      .filter((field) => !isAsked || !source.includes(`'${field}'`))
      .map((field) => `${section}.${field}`);
  });

/** Pages whose tabs can be hidden, and that do not ask which are shown. */
const forgottenTabs = (): string[] =>
  (Object.keys(configurableTabs) as TabPage[]).filter((page) => !sourceOf(page).includes(`useVisibleTabs('${page}')`));

test('every configurable field is asked for', () => {
  expect(forgottenFields()).toEqual([]);
});

test('every page whose tabs can be hidden asks which are shown', () => {
  expect(forgottenTabs()).toEqual([]);
});

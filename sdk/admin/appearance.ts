/** How a field is rendered. `viewOnly` shows the value without a control to change it. */
export type FieldAppearance = 'hidden' | 'viewOnly' | 'edit';
/** Whether a tab is rendered. */
export type TabAppearance = 'hidden' | 'edit';

/** Fields that a vendor or a host can hide or lock, by section. */
export const configurableFields = {
  users: ['user', 'applications', 'groups', 'roles', 'joinedAt', 'lastSeen', 'managedBy'],
  inviteUser: ['name', 'phoneNumber'],
  profile: ['name', 'phoneNumber', 'address', 'jobTitle'],
  account: ['companyName', 'address', 'website', 'timezone', 'currency'],
  privacy: ['loginSessions', 'mfa'],
  sessionManagement: ['idleSessionTimeout', 'forceReLogin', 'maximumConcurrentSessions'],
  generalSettings: ['mfa', 'userLockout', 'passwordHistory'],
} as const;

/** Tabs that can be hidden, by page. */
export const configurableTabs = {
  account: ['settings', 'customLogin'],
  security: ['sessionManagement', 'generalSettings', 'ipRestrictions', 'domainRestrictions'],
} as const;

/** A section whose fields can be configured. */
export type FieldSection = keyof typeof configurableFields;
/** Name of a field in a section. */
export type FieldOf<Section extends FieldSection> = (typeof configurableFields)[Section][number];
/** A page whose tabs can be hidden. */
export type TabPage = keyof typeof configurableTabs;
/** Name of a tab on a page. */
export type TabOf<Page extends TabPage> = (typeof configurableTabs)[Page][number];

/** Visibility settings of fields and tabs. Default: everything is editable. */
export interface Appearance {
  fields?: { readonly [Section in FieldSection]?: Readonly<Partial<Record<FieldOf<Section>, FieldAppearance>>> };
  tabs?: { readonly [Page in TabPage]?: Readonly<Partial<Record<TabOf<Page>, TabAppearance>>> };
}

const fieldAppearances: readonly unknown[] = ['hidden', 'viewOnly', 'edit'] satisfies FieldAppearance[];

const get = (settings: object | undefined, name: string): unknown =>
  settings && Object.hasOwn(settings, name) ? (settings as Record<string, unknown>)[name] : undefined;

/** Returns how a field is rendered. Unknown values count as not set. */
export const fieldAppearance = <Section extends FieldSection>(
  appearance: Appearance | undefined,
  section: Section,
  field: FieldOf<Section>,
): FieldAppearance => {
  const set = get(appearance?.fields?.[section], field);
  return fieldAppearances.includes(set) ? (set as FieldAppearance) : 'edit';
};

/** Returns the visible tabs of a page, in their order. */
export const visibleTabs = <Page extends TabPage>(appearance: Appearance | undefined, page: Page): TabOf<Page>[] => {
  const tabs: readonly TabOf<Page>[] = configurableTabs[page];
  return tabs.filter((tab) => get(appearance?.tabs?.[page], tab) !== 'hidden');
};

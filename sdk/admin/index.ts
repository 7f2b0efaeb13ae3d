export {
  type Appearance,
  configurableFields,
  configurableTabs,
  type FieldAppearance,
  type FieldOf,
  type FieldSection,
  fieldAppearance,
  type TabAppearance,
  type TabOf,
  type TabPage,
  visibleTabs,
} from './appearance';
export {
  type AdminPageId,
  adminPageIds,
  adminPages,
  entryOf,
  isPageShown,
  type PageFacts,
  type PageSettings,
  type PageVisibility,
  pageAt,
  tabOfPage,
  visiblePages,
} from './pages';
export { canReadPage } from './readable';

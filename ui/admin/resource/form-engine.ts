// Shared modules of settings sections and all other forms. The frame preloads it after the list modules, while the page
// loads; pages import the modules directly.
import '../texts';
import './form-chunk';

export { SettingsPage } from './settings-page';
export { SettingsSection } from './settings-section';

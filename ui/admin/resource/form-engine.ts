// What sections of settings and every other form are made of. The frame fetches it after the engine of lists, while the
// page loads; pages import the modules themselves.
import '../texts';
import './form-chunk';

export { SettingsPage } from './settings-page';
export { SettingsSection } from './settings-section';

// A separate chunk, since sign-ups by code or single sign-on need no password.
export { NewPasswordField as default } from '../new-password-field';

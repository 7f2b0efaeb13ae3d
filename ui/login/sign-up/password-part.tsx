// A chunk of its own: sign-ups by code or by a company ask for no password.
export { NewPasswordField as default } from '../new-password-field';

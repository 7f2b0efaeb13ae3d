export { default } from '../../account-pages';

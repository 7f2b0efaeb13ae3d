// All dialogs of the page, and the forms in its cells, are one download.
export { ApplicationDialogs } from './applications/application-dialogs';
export { ApplicationsEditor } from './applications/applications-editor';
export { AssignmentsEditor } from './assignments-editor';
export { UserDialogs } from './user-dialogs';

// What every list page is made of. The frame fetches it ahead of the page; pages import the modules themselves.
export { useColumnKinds } from './column-kinds';
export { ListPage } from './list-page';
export { useListView } from './use-list-view';

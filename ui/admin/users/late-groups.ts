// Fetched after the page, for names. With the texts, so that it shares the files of the pages.
import '../texts';

export { byIds } from '@gatehouse/sdk/groups';

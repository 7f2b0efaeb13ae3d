// Fetched after the page, for names beside what the page is for. With the texts, so that it shares the files of the pages.
import '../texts';

export { list, listTeam } from '@gatehouse/sdk/roles';

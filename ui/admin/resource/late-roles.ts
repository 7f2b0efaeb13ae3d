// Loaded after the page, for supplementary names. Imports the texts, so that bundlers put it into the pages' chunks.
import '../texts';

export { list, listTeam } from '@gatehouse/sdk/roles';

// Loaded after the page, for names. Imports the texts, so that bundlers put it into the pages' chunks.
import '../texts';

export { byIds } from '@gatehouse/sdk/groups';

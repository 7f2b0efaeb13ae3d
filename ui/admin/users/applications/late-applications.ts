// Loaded after the page, since few accounts need it. Imports the texts, so that bundlers put it into the pages' chunks.
import '../../texts';

export { list, ofUsers } from '@gatehouse/sdk/applications';

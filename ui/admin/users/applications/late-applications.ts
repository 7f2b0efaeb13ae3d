// Fetched after the page, which few accounts need it for. With the texts, so that it shares the files of the pages.
import '../../texts';

export { list, ofUsers } from '@gatehouse/sdk/applications';

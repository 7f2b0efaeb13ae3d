import drawing from 'lucide/dist/esm/icons/folder-search.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

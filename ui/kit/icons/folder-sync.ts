import drawing from 'lucide/dist/esm/icons/folder-sync.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

import drawing from 'lucide/dist/esm/icons/layout-list.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

import drawing from 'lucide/dist/esm/icons/list-filter.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

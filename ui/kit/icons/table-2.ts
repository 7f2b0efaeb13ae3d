import drawing from 'lucide/dist/esm/icons/table-2.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

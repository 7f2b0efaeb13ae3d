import drawing from 'lucide/dist/esm/icons/list-checks.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

import drawing from 'lucide/dist/esm/icons/user-check.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

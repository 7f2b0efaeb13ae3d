import drawing from 'lucide/dist/esm/icons/user-plus.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

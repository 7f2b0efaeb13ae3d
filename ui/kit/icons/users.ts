import drawing from 'lucide/dist/esm/icons/users.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

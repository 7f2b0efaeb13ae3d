import drawing from 'lucide/dist/esm/icons/user-minus.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

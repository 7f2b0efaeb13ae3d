import drawing from 'lucide/dist/esm/icons/hash.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

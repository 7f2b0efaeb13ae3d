import drawing from 'lucide/dist/esm/icons/unlink.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

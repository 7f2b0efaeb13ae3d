import drawing from 'lucide/dist/esm/icons/link-2-off.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

import drawing from 'lucide/dist/esm/icons/link.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

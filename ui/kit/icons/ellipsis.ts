import drawing from 'lucide/dist/esm/icons/ellipsis.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

import drawing from 'lucide/dist/esm/icons/ghost.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

import drawing from 'lucide/dist/esm/icons/corner-left-up.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

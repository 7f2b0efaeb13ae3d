import drawing from 'lucide/dist/esm/icons/square.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

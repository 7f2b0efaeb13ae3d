import drawing from 'lucide/dist/esm/icons/key-square.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

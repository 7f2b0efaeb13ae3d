import drawing from 'lucide/dist/esm/icons/network.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

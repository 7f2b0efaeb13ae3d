import drawing from 'lucide/dist/esm/icons/info.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

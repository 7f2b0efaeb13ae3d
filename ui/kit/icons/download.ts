import drawing from 'lucide/dist/esm/icons/download.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

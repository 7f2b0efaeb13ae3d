import drawing from 'lucide/dist/esm/icons/archive.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

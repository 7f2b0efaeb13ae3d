import drawing from 'lucide/dist/esm/icons/copy.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

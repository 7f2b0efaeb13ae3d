import drawing from 'lucide/dist/esm/icons/at-sign.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

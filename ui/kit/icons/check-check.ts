import drawing from 'lucide/dist/esm/icons/check-check.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

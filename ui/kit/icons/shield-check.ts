import drawing from 'lucide/dist/esm/icons/shield-check.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

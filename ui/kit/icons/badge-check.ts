import drawing from 'lucide/dist/esm/icons/badge-check.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

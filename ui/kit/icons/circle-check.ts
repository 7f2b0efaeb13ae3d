import drawing from 'lucide/dist/esm/icons/circle-check.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

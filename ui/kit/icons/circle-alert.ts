import drawing from 'lucide/dist/esm/icons/circle-alert.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);

import drawing from 'lucide/dist/esm/icons/circle-minus.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
